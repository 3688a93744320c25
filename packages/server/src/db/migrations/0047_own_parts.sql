-- What readers put on the parts of their sessions, for themselves alone: a bookmark, a note. It belongs to the part in all
-- its tellings, so `part` is the first of them (turns.retry_of); for the opening it is the session.
create table part_marks (
  session_id uuid not null references game_sessions (id) on delete cascade,
  part uuid not null,
  is_bookmarked boolean not null,
  name text not null,
  note text not null,
  marked_at timestamptz(3) not null,
  primary key (session_id, part)
);

-- A telling in its reader's own words; what was told stays in its turn. For the opening `telling` is the session.
create table own_wordings (
  telling uuid primary key,
  session_id uuid not null references game_sessions (id) on delete cascade,
  text text not null,
  worded_at timestamptz(3) not null
);
create index own_wordings_by_session on own_wordings (session_id);
