-- What a story counts is folded from its turns, the family as its seed, and these: who the player said they are, and
-- the endings that they had found before.
alter table game_sessions
  add column who jsonb,
  add column endings_before jsonb not null default '[]';
-- The story's own command that began the turn.
alter table turns add column command text;
