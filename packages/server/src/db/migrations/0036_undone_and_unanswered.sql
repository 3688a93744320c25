-- The last part that an undo took back, or the picture that was made of it since. Null for an undo from before this, which
-- took the part at which the play stood.
alter table turns add column undoes uuid;

-- What was typed meant no choice, and the author has no answer to it.
alter table turns add column is_unanswered boolean not null default false;

-- A picture stands until it is undone itself, and with its part.
update turns set is_standing = true where action = 'show' and status = 'settled';
