-- Where an author says that no native reader of the language has read the text yet; otherwise nothing is said.
alter table stories add column awaits_native_reader boolean not null default false;

-- What players would have put in other words, for authors. Whose it is serves the player's own export and deletion alone;
-- no author is told.
create table corrections (
  id uuid primary key,
  story_id uuid not null references stories (id) on delete cascade,
  sent_by uuid not null references users (id) on delete cascade,
  scene text,
  passage text not null check (char_length(passage) between 1 and 4000),
  proposed text not null check (char_length(proposed) between 1 and 4000),
  note text not null check (char_length(note) <= 2000),
  status text not null default 'open' check (status in ('open', 'done', 'dismissed')),
  created_at timestamptz(3) not null,
  settled_at timestamptz(3)
);
create index corrections_by_story on corrections (story_id, status, created_at, id);
create index corrections_by_user on corrections (sent_by, created_at);
