-- What players typed that no choice and no reaction answered: for authors, without who. Lines that mean the same in one
-- scene are one row; the id is drawn by chance, since ids made by the clock would tell the moment.
create table unanswered_lines (
  id uuid primary key default gen_random_uuid(),
  story_id uuid not null references stories (id) on delete cascade,
  story_version integer not null,
  scene text not null,
  meaning text not null,
  text text not null check (char_length(text) <= 200),
  act text,
  about text,
  count integer not null default 1 check (count > 0),
  last_day date not null,
  unique (story_id, scene, meaning)
);
create index unanswered_lines_by_day on unanswered_lines (last_day);

-- Null until the player has been asked; nothing is kept of those who were not asked, or said no.
alter table users add column shares_unanswered boolean;
