-- What a request with an Idempotency-Key was answered, for as long as it may come again.
create table kept_answers (
  holder text not null,
  call text not null,
  key text not null,
  print text not null,
  answer jsonb,
  created_at timestamptz(3) not null,
  primary key (holder, call, key)
);
create index kept_answers_by_age on kept_answers (created_at);

create table story_likes (
  story_id uuid not null references stories (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (story_id, user_id)
);
create index story_likes_by_user on story_likes (user_id, created_at desc);

create table story_bookmarks (
  story_id uuid not null references stories (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (story_id, user_id)
);
create index story_bookmarks_by_user on story_bookmarks (user_id, created_at desc);

create table story_ratings (
  story_id uuid not null references stories (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (story_id, user_id)
);
create index story_ratings_by_user on story_ratings (user_id);

-- A session counts as one play and one completion at most, however often its turns are tried again.
create table story_events (
  kind text not null check (kind in ('play', 'completion')),
  session_id uuid not null,
  story_id uuid not null references stories (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  -- Whether it made the story warmer: one play by one player a day does.
  is_warm boolean not null,
  happened_at timestamptz(3) not null,
  primary key (kind, session_id)
);
create index story_events_of_player on story_events (story_id, user_id, kind, happened_at desc);
create index story_events_by_user on story_events (user_id) where user_id is not null;

-- The logarithm of all that warmed the story, each weighed by its moment: all cool at one pace, so the
-- order stands without looking at the clock, and an index holds it.
alter table story_stats add column warmth double precision;
create index story_stats_by_warmth on story_stats (warmth desc, story_id desc)
  where warmth is not null;
