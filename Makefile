# A list of names; what each one does stands in tools/tasks.py.
# Paths here are relative, since make cannot handle a space in a target's path.

RUN := sh tools/run.sh
ARGS :=

.DEFAULT_GOAL := help
.PHONY: help play terminal test check bench lock clean

help: ## show this list
	@echo "Offiziersskat. What make can do:"
	@sed -n 's/^\([a-z]*\): ## \(.*\)/  make \1	\2/p' Makefile
	@echo 'Options go into ARGS: make terminal ARGS="--rules japanese", make test ARGS="-k deal"'

play: ## set the table up in the browser; builds everything when needed
	@$(RUN) play $(ARGS)

terminal: ## play a game in the terminal
	@$(RUN) terminal $(ARGS)

test: ## install what the tests need and run them all
	@$(RUN) test $(ARGS)

check: ## lint, formatting, types, layers
	@$(RUN) check

bench: ## measure: every script in bench/, shortened
	@$(RUN) bench $(ARGS)

lock: ## write requirements/*.txt anew
	@$(RUN) lock

clean: ## remove the environment and everything else that was made
	@$(RUN) clean
