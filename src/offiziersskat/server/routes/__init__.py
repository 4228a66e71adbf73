"""What can be asked over HTTP, one file for each thing; answers are made elsewhere."""
