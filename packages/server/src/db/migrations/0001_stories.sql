-- Times keep milliseconds, as JavaScript does: a cursor read from a row must find that row again.

create extension if not exists pg_trgm;

create table users (
  id uuid primary key,
  username text not null,
  email text not null,
  display_name text not null,
  avatar_url text,
  role text not null default 'player' check (role in ('player', 'author', 'admin')),
  is_verified boolean not null default false,
  password_hash text,
  premium_until timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index users_username on users (lower(username));
create unique index users_email on users (lower(email));
create index users_display_name_search on users using gin (lower(display_name) gin_trgm_ops);

create table categories (
  id uuid primary key,
  name text not null unique,
  display_name text not null,
  sort_order integer not null default 0
);

create table tags (
  id uuid primary key,
  name text not null unique,
  display_name text not null,
  color text not null
);

create table media (
  hash text primary key check (hash ~ '^[0-9a-f]{16,64}$'),
  kind text not null,
  mime text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  alt text not null default '',
  scene jsonb,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null
);
create index media_created_by on media (created_by) where created_by is not null;

create table stories (
  id uuid primary key,
  author_id uuid references users (id) on delete set null,
  category_id uuid references categories (id) on delete set null,
  status text not null default 'draft'
    check (status in ('draft', 'in_review', 'published', 'archived')),
  title text not null,
  tagline text not null default '',
  story_description text not null default '',
  story_prompt text not null default '',
  story_system_prompt text not null default '',
  cover_image_url text,
  image_alt text not null default '',
  content_rating text not null default 'family',
  difficulty_level text not null default 'medium',
  language text not null default 'en',
  is_featured boolean not null default false,
  is_premium boolean not null default false,
  initial_xp integer not null default 100 check (initial_xp >= 0),
  actions_count integer not null default 0 check (actions_count >= 0),
  story_cards_count integer not null default 0 check (story_cards_count >= 0),
  total_scenes integer not null default 0 check (total_scenes >= 0),
  branching_points integer not null default 0 check (branching_points >= 0),
  possible_endings integer not null default 1 check (possible_endings >= 1),
  estimated_play_time integer not null default 30 check (estimated_play_time >= 1),
  game_config jsonb not null default '{}',
  story_structure jsonb not null default '{}',
  version integer not null default 1 check (version >= 1),
  catalogue_slug text unique,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  published_at timestamptz(3),
  search_text text not null
    generated always as (lower(title || ' ' || tagline || ' ' || story_description)) stored,
  check (status <> 'published' or published_at is not null)
);
create index stories_published on stories (published_at desc, id desc)
  where status = 'published';
create index stories_published_by_category on stories (category_id, published_at desc, id desc)
  where status = 'published';
create index stories_featured on stories (published_at desc, id desc)
  where status = 'published' and is_featured;
create index stories_by_author on stories (author_id, updated_at desc, id desc);
create index stories_search on stories using gin (search_text gin_trgm_ops);

create table story_tags (
  story_id uuid not null references stories (id) on delete cascade,
  tag_id uuid not null references tags (id) on delete cascade,
  primary key (story_id, tag_id)
);
create index story_tags_by_tag on story_tags (tag_id, story_id);

-- Apart from the story, because each like would otherwise rewrite the story and its search index.
create table story_stats (
  story_id uuid primary key references stories (id) on delete cascade,
  likes_total integer not null default 0 check (likes_total >= 0),
  plays_total integer not null default 0 check (plays_total >= 0),
  bookmarks_total integer not null default 0 check (bookmarks_total >= 0),
  shares_count integer not null default 0 check (shares_count >= 0),
  completions_total integer not null default 0 check (completions_total >= 0),
  ratings_count integer not null default 0 check (ratings_count >= 0),
  ratings_sum integer not null default 0 check (ratings_sum >= 0)
);
create index story_stats_by_plays on story_stats (plays_total desc, story_id desc);

create function story_begins_with_stats() returns trigger language plpgsql as $$
begin
  insert into story_stats (story_id) values (new.id);
  return new;
end $$;
create trigger story_begins_with_stats after insert on stories
  for each row execute function story_begins_with_stats();
