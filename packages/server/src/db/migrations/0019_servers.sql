-- The servers of this database. One lives while its `beats` rise; one that closes takes its row away.
create table servers (
  id uuid primary key,
  name text not null,
  version text not null,
  started_at timestamptz(3) not null,
  beats integer not null default 1,
  seen_at timestamptz(3) not null,
  stats jsonb not null default '{}'
) with (fillfactor = 50);

-- The server that writes the turn, or wrote it.
alter table turns add column server_id uuid;
create index turns_pending_by_server on turns (server_id) where status = 'pending';

-- The text of running turns so far, for players who follow them on another server. It may be lost: the settled turn
-- holds the whole text.
create unlogged table turn_chunks (
  turn_id uuid not null,
  -- The event's number; the pieces after it follow on.
  first_seq integer not null,
  pieces jsonb not null,
  primary key (turn_id, first_seq)
);

-- One row: by it a server knows that its secret is the one of the others.
create table shared_secret (
  id integer primary key check (id = 1),
  fingerprint text not null,
  set_at timestamptz(3) not null
);
