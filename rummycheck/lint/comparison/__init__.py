"""Where do the rules disagree with what an article says? One module for each finding."""
