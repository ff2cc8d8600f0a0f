"""What can a user type? One module for each command; the only package that knows click."""
