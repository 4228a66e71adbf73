# The invitation to a table, on both its ends, and links to hand on.

invite-title = Invite
invite-text = Send this link, or let the other one scan the code. Whoever opens it takes the free seat.
invite-link = Link to this table
invite-copy = Copy link
invite-copied = Copied.
invite-select = The link is selected; copy it with the keys of your device.
invite-share = Share …
invite-share-text = A game of Offiziersskat?
invite-code = Code with the link to this table
invite-local = The link leads to { $host }. For somebody on another device it must be an address that this device has in your network.
invite-waiting = It begins as soon as somebody sits down.
join-title = You are invited
join-text = { $names } would like to play with you: { $rules }.
join-text-nobody = A table is waiting for you: { $rules }.
join-sit = Sit down
join-watch = Just watch
join-new = New to the game? The first hand explains itself.
join-full = This table is full.
join-broken = This link lacks its invitation. Ask for it once more, whole.
join-gone = This table is no longer there.
