"""Self-play: where the weights of the learned value come from."""
