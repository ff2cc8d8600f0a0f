"""What can be done with rulesets? One module for each command of `rummycheck rulesets`."""
