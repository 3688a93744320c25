-- How much of a budget was spent in the current window, by all servers. Losing it in a crash harms nobody.
create unlogged table request_counts (
  key text primary key,
  count bigint not null,
  ends_at timestamptz(3) not null
);
create index request_counts_by_end on request_counts (ends_at);

-- Who shared which story today, as a hash that holds the day.
create table story_shares (
  story_id uuid not null references stories (id) on delete cascade,
  visitor text not null,
  shared_on date not null,
  primary key (story_id, visitor)
);
create index story_shares_by_day on story_shares (shared_on);
