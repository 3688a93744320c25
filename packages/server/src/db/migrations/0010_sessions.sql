-- What the narrator knows of a story's people, places and things beyond its nodes.
alter table stories add column bible jsonb;

create table game_sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  story_id uuid not null references stories (id) on delete cascade,
  -- The version that it began with and is played by.
  story_version integer not null,
  -- A session and its branches are one family, named by the first of them.
  family uuid not null,
  branched_from uuid,
  opening jsonb not null,
  initial_xp integer not null check (initial_xp >= 0),
  turns_count integer not null default 0,
  -- The part that the player stands on; null at the opening. All that follows from it is written with it.
  head uuid,
  current_xp integer not null check (current_xp >= 0),
  choices_made integer not null default 0 check (choices_made >= 0),
  scenes_completed integer not null default 0 check (scenes_completed >= 0),
  completion_percentage double precision not null default 0
    check (completion_percentage between 0 and 100),
  scenes jsonb not null,
  ending_node text,
  ending text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((ending_node is null) = (ending is null))
);
create index game_sessions_by_user on game_sessions (user_id, updated_at desc, id desc);
create index game_sessions_by_story on game_sessions (story_id, user_id);

-- Everything that was asked of a session, each with what became of it. A settled turn never changes.
create table turns (
  id uuid primary key,
  session_id uuid not null references game_sessions (id) on delete cascade,
  number integer not null,
  action text not null check (action in ('continue', 'immerse', 'custom_action', 'show', 'undo')),
  status text not null check (status in ('pending', 'settled', 'void')),
  -- Who writes it now; whoever has another lease changes nothing.
  lease uuid,
  leased_until timestamptz(3),
  -- The part that it follows; for an undo, the part that it takes back.
  parent uuid,
  -- Tellings of one part: the first of them.
  retry_of uuid not null,
  -- The turn that it was before its session was branched.
  copy_of uuid,
  model text,
  held integer not null check (held >= 0),
  charged integer check (charged between 0 and held),
  balance_after integer,
  xp_cost integer not null check (xp_cost >= 0),
  xp_gain integer not null default 0 check (xp_gain >= 0),
  user_input text,
  selected_choice text,
  head_after uuid,
  step jsonb,
  node text,
  ending text,
  completion double precision,
  narrative text,
  setup text,
  offers jsonb,
  scene jsonb,
  -- How the text was cut while it was told, so that it is told again in the same pieces.
  chunks text,
  picture jsonb,
  fallback_description text,
  served_by text,
  prompt_tokens integer,
  completion_tokens integer,
  void_code text,
  void_detail text,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  check ((status = 'pending') = (lease is not null and leased_until is not null)),
  check ((status = 'pending') = (ended_at is null)),
  check ((status = 'void') = (void_code is not null))
);
create unique index turns_one_pending on turns (session_id) where status = 'pending';
create index turns_by_session on turns (session_id, number);
create index turns_by_lease on turns (leased_until) where status = 'pending';
