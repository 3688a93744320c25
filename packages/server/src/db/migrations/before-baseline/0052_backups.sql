-- What became of each backup, for the health page and for whoever asks whether there is a young one. A backup leaves this
-- table out: it tells of the server that made them.
create table backup_runs (
  id uuid primary key,
  kind text not null check (kind in ('daily', 'pressed', 'command')),
  started_at timestamptz(3) not null,
  finished_at timestamptz(3),
  -- Of a whole one.
  name text check (char_length(name) <= 4096),
  bytes bigint,
  -- Why there is none.
  failure text check (char_length(failure) <= 1000)
);
create index backup_runs_by_start on backup_runs (started_at);
