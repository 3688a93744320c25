-- What players wrote in the place of what the narrator remembers; empty text makes it forget.
create table memory_corrections (
  session_id uuid not null references game_sessions (id) on delete cascade,
  item uuid not null,
  text text not null,
  corrected_at timestamptz(3) not null,
  primary key (session_id, item)
);

-- Passages that players reported. The passage is copied: the session may go, the report stays.
create table passage_reports (
  id uuid primary key,
  story_id uuid not null references stories (id) on delete cascade,
  turn_id uuid not null,
  reported_by uuid references users (id) on delete set null,
  reason text not null check (reason in ('rating', 'harm', 'hate', 'sexual', 'other')),
  note text not null,
  passage text not null,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  created_at timestamptz(3) not null,
  unique (turn_id)
);
create index passage_reports_queue on passage_reports (status, created_at, id);
create index passage_reports_by_story on passage_reports (story_id);
create index passage_reports_by_user on passage_reports (reported_by)
  where reported_by is not null;
