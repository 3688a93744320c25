-- What a turn needs of the play before it is kept, so that a turn costs the same however long the play is.
alter table game_sessions
  -- XP spent beside the parts: on pictures of parts that stand, and on undos. Null: the play is from before this, and is
  -- kept when it is next opened.
  add column spent_beside integer,
  -- The newest settled turn.
  add column newest uuid;

alter table turns
  -- Whether the play still counts it: not undone, and not replaced by another telling.
  add column is_standing boolean not null default false,
  -- What the part changed, for its readers; with the story's version it follows from the parts before, and never changes.
  add column became jsonb,
  -- The play's progress after it.
  add column progress jsonb,
  -- When the turn before was begun.
  add column told_before timestamptz(3);
create index turns_retold on turns (retry_of) where retry_of <> id;
create index turns_shown on turns (parent) where action = 'show';

-- What a play has come to at a part: at the head, and at every so many parts before it. It can be made again from the
-- turns.
create table play_snapshots (
  part uuid primary key,
  session_id uuid not null references game_sessions (id) on delete cascade,
  depth integer not null,
  play jsonb not null
);
create index play_snapshots_by_session on play_snapshots (session_id);

-- How often something happened to a player: for ever, and on each day.
create table progress_counts (
  user_id uuid not null references users (id) on delete cascade,
  period text not null,
  kind text not null,
  events integer not null,
  primary key (user_id, period, kind)
);
insert into progress_counts (user_id, period, kind, events)
  select user_id, 'ever', kind, count(*) from progress_events group by user_id, kind
  union all
  select user_id, to_char(local_day, 'YYYY-MM-DD'), kind, count(*)
    from progress_events group by user_id, local_day, kind;

create function progress_event_counts() returns trigger language plpgsql as $$
begin
  insert into progress_counts (user_id, period, kind, events)
    values (new.user_id, 'ever', new.kind, 1),
      (new.user_id, to_char(new.local_day, 'YYYY-MM-DD'), new.kind, 1)
    on conflict (user_id, period, kind) do update set events = progress_counts.events + 1;
  return null;
end $$;
create trigger progress_event_counts after insert on progress_events
  for each row execute function progress_event_counts();

create function progress_event_no_longer_counts() returns trigger language plpgsql as $$
begin
  update progress_counts set events = events - 1
    where user_id = old.user_id and kind = old.kind
      and period in ('ever', to_char(old.local_day, 'YYYY-MM-DD'));
  return null;
end $$;
create trigger progress_event_no_longer_counts after delete on progress_events
  for each row execute function progress_event_no_longer_counts();
