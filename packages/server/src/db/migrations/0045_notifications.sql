-- What happened that somebody may want to know, each once; a task's title is kept as it was when it was done.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in
    ('story_approved', 'story_returned', 'story_updated', 'task_completed', 'correction_accepted', 'line_answered')),
  -- What makes it the same one when it is told of again: the decision, the task, the correction, the turn.
  occasion text not null,
  story_id uuid references stories (id) on delete cascade,
  session_id uuid references game_sessions (id) on delete set null,
  task_id text,
  title text not null default '',
  coins integer not null default 0 check (coins >= 0),
  excerpt text not null default '' check (char_length(excerpt) <= 200),
  created_at timestamptz(3) not null,
  read_at timestamptz(3),
  unique (user_id, kind, occasion)
);
create index notifications_of_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_by_age on notifications (created_at);
create index notifications_of_story on notifications (story_id) where story_id is not null;
create index notifications_of_session on notifications (session_id) where session_id is not null;

-- For players whose lines an author answers later.
create index turns_unanswered on turns (session_id) where is_unanswered;
