# What somebody likes at the table: the deck, colours, language, sounds. Fetched when somebody looks at that.

look-deck = Deck
look-deck-french = French
look-deck-four = Four colours
look-deck-tournament = Tournament
look-deck-german = German
look-theme = Colours
look-theme-auto = as the device
look-theme-light = light
look-theme-dark = dark
look-language = Language
look-sounds = Sounds
look-motion = Cards move
look-keys = Keys: H chooses hearts as the game, HT plays the ten of hearts, ? gives a hint
look-notes = Explanations the first time
