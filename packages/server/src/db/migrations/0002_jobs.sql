-- Work for later. A worker holds a job by its lease; a lease that ran out is anybody's again.
create table jobs (
  id uuid primary key,
  kind text not null,
  payload jsonb not null default '{}',
  -- At most one waiting job for each key; a repeating job's key is its kind.
  key text,
  run_at timestamptz(3) not null,
  attempts integer not null default 0,
  lease uuid,
  leased_until timestamptz(3),
  last_error text,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  given_up_at timestamptz(3)
);
create unique index jobs_waiting_key on jobs (key)
  where finished_at is null and given_up_at is null;
create index jobs_waiting on jobs (run_at)
  where finished_at is null and given_up_at is null;
create index jobs_done on jobs (coalesce(finished_at, given_up_at))
  where finished_at is not null or given_up_at is not null;
