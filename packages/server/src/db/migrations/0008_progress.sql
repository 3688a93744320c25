-- Where the player's midnight is, as their browser last told it.
alter table users add column time_zone text not null default 'Asia/Kolkata';

-- What players did. Tasks are counted from these alone, so that what is undone leaves no trace.
create table progress_events (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  -- What makes it the same event when it is told of again: the story, the turn, the session.
  occasion text not null,
  story_id uuid,
  local_day date not null,
  happened_at timestamptz(3) not null,
  unique (user_id, kind, occasion)
);

create table completed_tasks (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  task_id text not null,
  -- The day of a daily task; the others are completed once for ever.
  period text not null,
  stars integer not null check (stars >= 0),
  completed_at timestamptz(3) not null,
  -- Set when what completed it was undone. Its coins stay, and are not paid again.
  taken_back_at timestamptz(3),
  unique (user_id, task_id, period)
);
