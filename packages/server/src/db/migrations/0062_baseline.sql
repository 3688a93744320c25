-- The tables that a new database begins with.
-- Times keep milliseconds, as JavaScript does: a cursor read from a row must find that row again.

create extension if not exists pg_trgm;

-- Accounts

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
  language text not null default 'en',
  -- Where the player's midnight is, as their browser last told it.
  time_zone text not null default 'Asia/Kolkata',
  -- Mature stories are veiled for those who have not asked for them; asking for them takes a confirmation of age, once.
  shows_mature boolean not null default false,
  of_age_at timestamptz(3),
  -- Null until the player has been asked; nothing is kept of those who were not asked, or said no.
  shares_unanswered boolean,
  -- How a player wants stories to look, to appear and to be read aloud; null until they change something.
  reading_settings jsonb,
  -- The languages that a reader reads stories in; null until they have said so or put the question away.
  reads_languages text[],
  -- How often a user wants unread news by email, and up to when it was sent.
  news_by_email text not null default 'off' check (news_by_email in ('off', 'daily', 'weekly')),
  news_sent_at timestamptz(3),
  -- An administrator's suspension. It holds until its end, or without one until it is lifted; one that has ended by
  -- itself stays here until the next.
  suspended_at timestamptz(3),
  suspended_until timestamptz(3),
  suspension_reason text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint users_shows_mature_of_age check (not shows_mature or of_age_at is not null),
  constraint users_suspension check (
    (suspended_at is null) = (suspension_reason is null)
    and (suspended_until is null or (suspended_at is not null and suspended_until > suspended_at)))
);
create unique index users_username on users (lower(username));
create unique index users_email on users (lower(email));
create index users_newest on users (created_at desc, id desc);
create index users_search on users
  using gin (lower(username || ' ' || email || ' ' || display_name) gin_trgm_ops);
create index users_suspended on users (created_at desc, id desc) where suspended_at is not null;
create index users_with_news_by_email on users (id) where news_by_email <> 'off';

-- Who vouches for a user besides a password.
create table identities (
  provider text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (provider, subject)
);
create index identities_by_user on identities (user_id);

-- A device where a user is signed in. Its refresh tokens are not kept: each carries the count of
-- renewals before it, and only the one that carries this row's count is good.
create table sign_ins (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  renewals integer not null default 0 check (renewals >= 0),
  is_remembered boolean not null,
  device text not null,
  -- When this sign-in proved a second factor, if it has.
  second_factor_at timestamptz(3),
  -- The setting by which it came about, and the ID token to sign out with there, sealed.
  way text,
  sealed_id_token text,
  -- The provider's own session that it came from, for a log-out there that names nothing else. It is a print of the
  -- issuer and the session's id (`sid`), as long for any provider.
  provider_session text check (char_length(provider_session) = 43),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_by text check (ended_by in ('user', 'password', 'reuse', 'google', 'admin', 'provider')),
  check ((ended_at is null) = (ended_by is null))
);
create index sign_ins_by_user on sign_ins (user_id, last_used_at desc);
create index sign_ins_by_expiry on sign_ins (expires_at);
create index sign_ins_by_provider_session on sign_ins (provider_session)
  where ended_at is null and provider_session is not null;

-- A sign-in with a provider of OpenID Connect that has been begun. Only a print of its state is kept: what proves it to
-- the provider follows from the state and the server's secret. It belongs to one browser, and is finished once.
create table oidc_requests (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null check (char_length(provider) <= 20),
  redirect_uri text not null check (char_length(redirect_uri) <= 2000),
  invitation text check (char_length(invitation) <= 200),
  is_remembered boolean not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index oidc_requests_by_expiry on oidc_requests (expires_at);

-- Authenticator apps and passkeys. The seed of an app is encrypted with a key of the server's secret.
create table second_factors (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null,
  sealed_seed text,
  -- The time step of the last code, which is not accepted again.
  last_step integer,
  credential_id text,
  public_key text,
  counter bigint,
  transports jsonb,
  -- The host name that the passkey belongs to.
  rp_id text,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  check ((kind = 'totp') = (sealed_seed is not null)),
  check ((kind = 'passkey') =
    (credential_id is not null and public_key is not null and counter is not null and rp_id is not null))
);
create index second_factors_by_user on second_factors (user_id, created_at);
create unique index second_factors_by_credential on second_factors (credential_id)
  where credential_id is not null;

-- Hashes of 120 random bits each; a used one stays, so that its owner can see how many are left.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz(3),
  primary key (user_id, code_hash)
);

-- What a second factor has to answer, once and soon: a sign-in's second step, a proof, or an enrolment.
create table second_factor_challenges (
  id uuid primary key,
  token_hash text not null unique,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('sign_in', 'proof', 'totp', 'passkey')),
  -- The sign-in that asked; a sign-in's own second step has none yet.
  sign_in_id uuid references sign_ins (id) on delete cascade,
  is_remembered boolean not null default false,
  device text not null default '',
  passkey_challenge text,
  sealed_seed text,
  -- What the sign-in will keep of its provider.
  way text,
  sealed_id_token text,
  provider_session text check (char_length(provider_session) = 43),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  check ((purpose = 'sign_in') = (sign_in_id is null))
);
create index second_factor_challenges_by_user on second_factor_challenges (user_id);
create index second_factor_challenges_by_expiry on second_factor_challenges (expires_at);

-- Links in mails: only a print of each token is kept, and a used one is never good again.
create table email_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- change_email: sent to an address that is to become the account's. confirm_browser: lets a browser try the password
  -- of an account at which strangers are guessing.
  purpose text not null
    check (purpose in ('verify_email', 'reset_password', 'change_email', 'confirm_browser')),
  token_hash text not null unique,
  email text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index email_tokens_by_user on email_tokens (user_id, purpose, created_at desc);
create index email_tokens_by_expiry on email_tokens (expires_at);

-- Mails to send and those sent lately. What they say is written when they are sent.
create table mails (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  kind text not null,
  recipient text not null,
  language text not null,
  facts jsonb not null default '{}',
  created_at timestamptz(3) not null,
  sent_at timestamptz(3)
);
create index mails_by_user on mails (user_id) where user_id is not null;
create index mails_by_age on mails (created_at);

-- Links with which people may register. A link's token follows from its id and the server's secret.
create table invitations (
  id uuid primary key,
  -- Null: for whoever has the link.
  email text check (char_length(email) <= 254),
  note text not null check (char_length(note) <= 100),
  uses integer not null check (uses between 1 and 1000),
  uses_left integer not null check (uses_left between 0 and uses),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  withdrawn_at timestamptz(3)
);
create index invitations_by_age on invitations (created_at desc, id desc);
create index invitations_by_maker on invitations (created_by) where created_by is not null;

-- What other software of a user gets in with. Only a print of each token is kept.
create table personal_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  scope text not null check (scope in ('read', 'write')),
  token_hash text not null unique,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  expires_at timestamptz(3) not null
);
create index personal_tokens_by_user on personal_tokens (user_id, created_at desc);
create index personal_tokens_by_expiry on personal_tokens (expires_at);

-- How often something was tried lately, by whom and at what, as prints.
create table tries (
  key text primary key,
  count integer not null check (count >= 0),
  last_at timestamptz(3) not null,
  blocked_until timestamptz(3)
);
create index tries_by_age on tries (last_at);

-- Who asked to hear when premium opens; joined_at is when they consented.
create table waitlist (
  id uuid primary key,
  name text not null,
  email text not null,
  language text not null default 'en',
  joined_at timestamptz(3) not null
);
create unique index waitlist_by_email on waitlist (lower(email));
create index waitlist_newest on waitlist (joined_at desc, id desc);

-- What administrators did. The actor is no foreign key: an entry outlives the account, unchanged.
create table audit_entries (
  id uuid primary key,
  actor_id uuid not null,
  act text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz(3) not null
);
create index audit_entries_newest on audit_entries (created_at desc, id desc);
create function audit_only_grows() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log only grows.' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_only_grows before update or delete or truncate on audit_entries
  for each statement execute function audit_only_grows();

-- Coins

-- Coins are kept as a ledger. A wallet's balance is moved by its entries and by nothing else, and the
-- entries only grow, so that it is their sum whatever the code above does.
create table wallets (
  user_id uuid primary key references users (id) on delete cascade,
  balance integer not null default 0 check (balance >= 0),
  held integer not null default 0 check (held >= 0),
  entries_count integer not null default 0,
  check (held <= balance)
);

-- The user is no foreign key: an entry outlives the account, unchanged.
create table wallet_entries (
  id uuid primary key,
  user_id uuid not null,
  number integer not null,
  kind text not null
    check (kind in ('welcome', 'hold', 'charge', 'return', 'task', 'gift', 'correction')),
  amount integer not null,
  held integer not null default 0,
  balance_after integer not null,
  -- The turn or the completed task: each is paid for, or paid, once.
  reference uuid,
  description text not null,
  created_at timestamptz(3) not null,
  unique (user_id, number),
  check (case kind
    when 'hold' then amount = 0 and held >= 0 and reference is not null
    when 'charge' then amount <= 0 and held <= amount and reference is not null
    when 'return' then amount = 0 and held <= 0 and reference is not null
    when 'task' then amount > 0 and held = 0 and reference is not null
    when 'correction' then amount <> 0 and held = 0
    else amount > 0 and held = 0
  end)
);
create unique index wallet_entries_welcome on wallet_entries (user_id) where kind = 'welcome';
create unique index wallet_entries_hold on wallet_entries (reference) where kind = 'hold';
create unique index wallet_entries_end_of_hold on wallet_entries (reference)
  where kind in ('charge', 'return');
create unique index wallet_entries_task on wallet_entries (reference) where kind = 'task';
create index wallet_entries_shown on wallet_entries (user_id, number desc) where amount <> 0;

create function wallet_entry_counts() returns trigger language plpgsql as $$
begin
  if new.kind in ('charge', 'return') and not exists (
    select from wallet_entries h
    where h.kind = 'hold' and h.reference = new.reference
      and h.user_id = new.user_id and h.held = -new.held
  ) then
    raise exception 'There is no such hold to end.' using errcode = 'check_violation';
  end if;
  select balance + new.amount, entries_count + 1 into new.balance_after, new.number
    from wallets where user_id = new.user_id for update;
  if not found then
    raise exception 'There is no such wallet.' using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger wallet_entry_counts before insert on wallet_entries
  for each row execute function wallet_entry_counts();

-- After, because an entry that the ledger has already never comes this far.
create function wallet_entry_moves_coins() returns trigger language plpgsql as $$
begin
  update wallets
    set balance = balance + new.amount, held = held + new.held, entries_count = new.number
    where user_id = new.user_id;
  return null;
end $$;
create trigger wallet_entry_moves_coins after insert on wallet_entries
  for each row execute function wallet_entry_moves_coins();

create function wallet_entries_only_grow() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger only grows.' using errcode = 'insufficient_privilege';
end $$;
create trigger wallet_entries_only_grow before update or delete or truncate on wallet_entries
  for each statement execute function wallet_entries_only_grow();

create function wallet_moves_by_entries() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'Coins move by entries of the ledger alone.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger wallet_moves_by_entries before update on wallets
  for each row execute function wallet_moves_by_entries();

create function user_begins_with_wallet() returns trigger language plpgsql as $$
begin
  insert into wallets (user_id) values (new.id);
  return new;
end $$;
create trigger user_begins_with_wallet after insert on users
  for each row execute function user_begins_with_wallet();

-- Stories

create table categories (
  id uuid primary key,
  name text not null unique,
  display_name text not null,
  sort_order integer not null default 0
);

-- The categories that a reader likes.
create table liked_categories (
  user_id uuid not null references users (id) on delete cascade,
  category_id uuid not null references categories (id) on delete cascade,
  primary key (user_id, category_id)
);
create index liked_categories_by_category on liked_categories (category_id);

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
  -- What an uploaded picture takes.
  bytes bigint,
  alt text not null default '',
  scene jsonb,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null
);
create index media_created_by on media (created_by) where created_by is not null;
create index media_by_uploader on media (created_by) where kind = 'upload';

create function text_bytes(value json) returns bigint language plpgsql immutable strict as $$
begin
  return octet_length(value::text);
end $$;
create function text_bytes(value jsonb) returns bigint language plpgsql immutable strict as $$
begin
  return octet_length(value::text);
end $$;

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
  -- Its author says that no native reader of the language has read the text yet; otherwise nothing is said.
  awaits_native_reader boolean not null default false,
  -- Its author lets nobody take it along: its text is to lie on no reader's device.
  is_online_only boolean not null default false,
  is_featured boolean not null default false,
  is_premium boolean not null default false,
  initial_xp integer not null default 100 check (initial_xp >= 0),
  actions_count integer not null default 0 check (actions_count >= 0),
  story_cards_count integer not null default 0 check (story_cards_count >= 0),
  total_scenes integer not null default 0 check (total_scenes >= 0),
  branching_points integer not null default 0 check (branching_points >= 0),
  possible_endings integer not null default 1 check (possible_endings >= 1),
  estimated_play_time integer not null default 30 check (estimated_play_time >= 1),
  -- json, because jsonb would sort the names that an author wrote, and where no start is named, the first scene is the
  -- start.
  game_config json not null default '{}',
  story_structure json not null default '{}',
  -- What the narrator knows of a story's people, places and things beyond its nodes.
  bible jsonb,
  -- What a story's page says of its scenes, counted whenever the structure is written, because counting a long one takes
  -- a while. Null where that was not done: a job counts these.
  counted json,
  version integer not null default 1 check (version >= 1),
  -- Who saved the story as it is, and since when that hand has been at it: what one hand saves within minutes is one
  -- version. The hand is no foreign key: deleting an account must not look through every story for it.
  saved_by uuid,
  version_began_at timestamptz(3),
  -- Set to the version before by a save that takes its place: then that one is not kept.
  replaces_version integer,
  restored_from integer,
  -- Where an archived story goes when it comes back unchanged.
  archived_status text check (archived_status in ('draft', 'in_review', 'published')),
  archived_version integer,
  -- Archived in place of its author; only an administrator brings it back.
  archived_by_admin boolean not null default false,
  catalogue_slug text unique,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  published_at timestamptz(3),
  -- A deleted draft is nobody's to see, and may be brought back until it is swept away.
  deleted_at timestamptz(3),
  -- What identifies a story in catalogues of interactive fiction: the IFID that it came with, or else its own id.
  ifid text not null generated always as (
    case
      when upper(story_structure ->> 'ifid') ~ '^[0-9A-Z-]{8,63}$' then upper(story_structure ->> 'ifid')
      else upper(id::text)
    end
  ) stored,
  -- How long a story is when it is read. On disk it is compressed, and a thousand copies of a long one take next to
  -- nothing.
  bytes bigint not null generated always as (
    200 + text_bytes(story_structure) + text_bytes(game_config) + coalesce(text_bytes(bible), 0)
      + octet_length(story_description) + octet_length(story_prompt) + octet_length(story_system_prompt)
  ) stored,
  check (status <> 'published' or published_at is not null)
);
create index stories_published on stories (published_at desc, id desc)
  where status = 'published';
create index stories_published_by_category on stories (category_id, published_at desc, id desc)
  where status = 'published';
create index stories_featured on stories (published_at desc, id desc)
  where status = 'published' and is_featured;
create index stories_by_author on stories (author_id, updated_at desc, id desc);
-- The table of administration: each order and each count is found in an index, without reading stories.
create index stories_newest on stories (created_at desc, id desc) where deleted_at is null;
create index stories_by_status on stories (status, created_at desc, id desc)
  where deleted_at is null;
create index stories_by_title on stories (lower(title), id) where deleted_at is null;
create index stories_deleted on stories (deleted_at) where deleted_at is not null;
-- Which pictures no story shows.
create index stories_by_cover on stories ((substring(cover_image_url from '/media/([0-9a-f]+)/')))
  where cover_image_url is not null;

create table story_tags (
  story_id uuid not null references stories (id) on delete cascade,
  tag_id uuid not null references tags (id) on delete cascade,
  primary key (story_id, tag_id)
);
create index story_tags_by_tag on story_tags (tag_id, story_id);

-- Apart from the story, because each like would otherwise rewrite the story and its indexes.
create table story_stats (
  story_id uuid primary key references stories (id) on delete cascade,
  likes_total integer not null default 0 check (likes_total >= 0),
  plays_total integer not null default 0 check (plays_total >= 0),
  bookmarks_total integer not null default 0 check (bookmarks_total >= 0),
  shares_count integer not null default 0 check (shares_count >= 0),
  completions_total integer not null default 0 check (completions_total >= 0),
  ratings_count integer not null default 0 check (ratings_count >= 0),
  ratings_sum integer not null default 0 check (ratings_sum >= 0),
  -- The logarithm of all that warmed the story, each weighed by its moment: all cool at one pace, so the
  -- order stands without looking at the clock, and an index holds it.
  warmth double precision
);
create index story_stats_by_plays on story_stats (plays_total desc, story_id desc);
create index story_stats_by_likes on story_stats (likes_total desc, story_id desc);
create index story_stats_by_warmth on story_stats (warmth desc, story_id desc)
  where warmth is not null;
create index story_stats_warmest on story_stats ((coalesce(warmth, 0)) desc, story_id desc);
-- The share of plays that came to an ending; ten plays more are counted as half finished, so that one play alone is
-- not the best.
create index story_stats_by_finishes on story_stats
  (((completions_total + 5)::float8 / (plays_total + 10)) desc, story_id desc);

create function story_begins_with_stats() returns trigger language plpgsql as $$
begin
  insert into story_stats (story_id) values (new.id);
  return new;
end $$;
create trigger story_begins_with_stats after insert on stories
  for each row execute function story_begins_with_stats();

-- How many stories are published is the sum of these: a number of one row would make all who publish
-- wait for each other, and counting the stories takes longer with each of them.
create table published_counts (change bigint not null);
insert into published_counts values (0);

create function count_new_stories() returns trigger language plpgsql as $$
begin
  insert into published_counts
    select count(*) from changed where status = 'published' having count(*) > 0;
  return null;
end $$;
create trigger count_new_stories after insert on stories
  referencing new table as changed for each statement execute function count_new_stories();

create function count_gone_stories() returns trigger language plpgsql as $$
begin
  insert into published_counts
    select -count(*) from changed where status = 'published' having count(*) > 0;
  return null;
end $$;
create trigger count_gone_stories after delete on stories
  referencing old table as changed for each statement execute function count_gone_stories();

create function count_moved_story() returns trigger language plpgsql as $$
begin
  insert into published_counts
    values ((new.status = 'published')::integer - (old.status = 'published')::integer);
  return null;
end $$;
create trigger count_moved_story after update of status on stories
  for each row when ((old.status = 'published') is distinct from (new.status = 'published'))
  execute function count_moved_story();

-- What the catalogue wrote last, field by field as prints, so that a later catalogue changes only what
-- nobody else has changed since. An entry whose row is gone was deleted by somebody and stays so.
create table catalogue_entries (
  kind text not null check (kind in ('category', 'tag', 'author', 'story')),
  name text not null,
  row_id uuid not null,
  written jsonb not null,
  -- Which files it was last read from: while they are the same, a start does not read them again. Null: not known, so the
  -- next start reads them.
  read_from text,
  loaded_at timestamptz(3) not null,
  primary key (kind, name)
);

-- Authoring

-- What a story was before each change of its content, for those who began with it. Whoever changes
-- a story, the catalogue too, leaves the earlier version behind.
create table story_versions (
  story_id uuid not null references stories (id) on delete cascade,
  version integer not null check (version >= 1),
  content jsonb not null,
  -- Beside the rest, in the order in which they were written.
  game_config json not null default '{}',
  story_structure json not null default '{}',
  saved_at timestamptz(3) not null,
  saved_by uuid,
  restored_from integer,
  nodes integer not null default 0,
  words integer not null default 0,
  primary key (story_id, version)
);

create function story_nodes(structure jsonb) returns integer language sql immutable as $$
  select count(*)::integer from jsonb_path_query(structure, 'lax $.nodes.*')
$$;
create function story_words(structure jsonb) returns integer language sql immutable as $$
  select coalesce(sum(regexp_count(written #>> '{}', '\S+')), 0)::integer
  from (
    select jsonb_path_query(structure, 'lax $.nodes.*.text') as written
    union all
    select jsonb_path_query(structure, 'lax $.nodes.*.choices[*].text')
  ) as texts
$$;
create function story_keeps_its_version() returns trigger language plpgsql as $$
begin
  insert into story_versions (
    story_id, version, content, game_config, story_structure,
    saved_at, saved_by, restored_from, nodes, words
  )
  values (
    old.id, old.version, to_jsonb(old) - '{search_text,game_config,story_structure}'::text[],
    old.game_config, old.story_structure, old.updated_at, old.saved_by, old.restored_from,
    story_nodes(old.story_structure::jsonb), story_words(old.story_structure::jsonb)
  );
  return null;
end $$;
create trigger story_keeps_its_version after update on stories
  for each row when (
    old.version is distinct from new.version
    and new.replaces_version is distinct from old.version
  )
  execute function story_keeps_its_version();

create table story_reviews (
  id uuid primary key,
  story_id uuid not null references stories (id) on delete cascade,
  story_version integer not null,
  -- What an author changed in a published story, until the review decides: readers keep the version that was approved.
  -- json, because jsonb would sort the names that an author wrote.
  changes json,
  -- How the story played when it was sent in: what lint and ten thousand plays told of that version.
  report jsonb,
  submitted_by uuid references users (id) on delete set null,
  submitted_at timestamptz(3) not null,
  outcome text check (outcome in ('approved', 'returned', 'withdrawn')),
  reason text,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz(3),
  check ((outcome is null) = (decided_at is null)),
  check (outcome is distinct from 'returned' or reason is not null)
);
create unique index story_reviews_waiting on story_reviews (story_id) where outcome is null;
create index story_reviews_queue on story_reviews (submitted_at, id) where outcome is null;
create index story_reviews_of_story on story_reviews (story_id, submitted_at desc);
create index story_reviews_by_version on story_reviews (story_id, story_version);

-- The link by which an author lets others try a draft: one at a time, its token kept as a print alone.
create table share_links (
  story_id uuid primary key references stories (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz(3) not null
);
-- Who opened the link while signed in, and so may play: as long as the link is there.
create table share_link_readers (
  story_id uuid not null references share_links (story_id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  opened_at timestamptz(3) not null,
  primary key (story_id, user_id)
);
create index share_link_readers_by_user on share_link_readers (user_id);

-- What players typed that no choice and no reaction answered: for authors, without who. Lines that mean the same in one
-- scene are one row; the id is drawn by chance, since ids made by the clock would tell the moment.
create table unanswered_lines (
  id uuid primary key default gen_random_uuid(),
  story_id uuid not null references stories (id) on delete cascade,
  story_version integer not null,
  scene text not null,
  meaning text not null,
  text text not null check (char_length(text) <= 200),
  act text,
  about text,
  -- Players were asked which choice they meant by the line, and it was none of those.
  declined boolean not null default false,
  count integer not null default 1 check (count > 0),
  last_day date not null,
  unique (story_id, scene, meaning)
);
create index unanswered_lines_by_day on unanswered_lines (last_day);

-- What players would have put in other words, for authors. Whose it is serves the player's own export and deletion alone;
-- no author is told.
create table corrections (
  id uuid primary key,
  story_id uuid not null references stories (id) on delete cascade,
  sent_by uuid not null references users (id) on delete cascade,
  scene text,
  passage text not null check (char_length(passage) between 1 and 4000),
  proposed text not null check (char_length(proposed) between 1 and 4000),
  note text not null check (char_length(note) <= 2000),
  status text not null default 'open' check (status in ('open', 'done', 'dismissed')),
  created_at timestamptz(3) not null,
  settled_at timestamptz(3)
);
create index corrections_by_story on corrections (story_id, status, created_at, id);
create index corrections_by_user on corrections (sent_by, created_at);

-- Search

-- What a search looks at: words without case, accents and joining signs. The classes of characters are spelt
-- out, because the database's own differ from engine to engine and cut Devanagari words at their vowel signs.
create function search_fold(written text) returns text
language sql immutable strict parallel safe as $$
  select regexp_replace(
    normalize(lower(written), nfkd),
    '[\u0300-\u036f\u064b-\u0652\u093c\u09bc\u0a3c\u0abc\u0cbc\u200b-\u200d\ufeff]', '', 'g')
$$;

-- Marks of punctuation part words; signs such as % are words.
create function search_words(written text) returns text[]
language sql immutable strict parallel safe as $$
  select array(
    select left(word, 40)
    from regexp_split_to_table(
      regexp_replace(search_fold(written), '([#$%&*+/<=>@\\^_|~])', ' \1 ', 'g'),
      '[\u0001-\u0022\u0027-\u0029\u002c-\u002e\u003a\u003b\u003f\u005b\u005d\u0060\u007b\u007d\u007f-\u00bf\u060c\u061b\u061f\u06d4\u0964\u0965\u2000-\u206f\u3000-\u303f]+'
    ) as word
    where word <> '')
$$;

-- Words that tell nothing apart; they are looked for only where a search has no others.
create function search_telling(words text[]) returns text[]
language sql immutable strict parallel safe as $$
  select array(
    select word from unnest(words) as word
    where word <> all ('{a,an,and,are,as,at,be,by,for,from,has,he,her,his,in,into,is,it,its,of,on,or,she,so,that,the,their,they,this,to,was,were,who,with,का,की,के,को,में,से,है,हैं,था,थी,थे,और,पर,एक,यह,वह,ने,कि,जो}'::text[]))
$$;

-- Titles in Indian scripts are looked for in Latin letters too, as most people type them. The blocks of these
-- scripts have their letters at the same places, so one list of sounds serves all of them.
create function search_in_latin(word text) returns text
language sql immutable strict parallel safe as $$
  with letters as (
    select at, case when ascii(letter) between x'0900'::int and x'0d7f'::int
      then (ascii(letter) - x'0900'::int) % 128 end as place
    from regexp_split_to_table(word, '') with ordinality as of (letter, at)
  ), followed as (
    select at, place, lead(place) over (order by at) as next from letters
  ), sounds as (
    select '{n,n,h,"",a,a,i,i,u,u,ri,li,e,e,e,ai,o,o,o,au,k,kh,g,gh,n,ch,chh,j,jh,n,t,th,d,dh,n,t,th,d,dh,n,n,p,ph,b,bh,m,y,r,r,l,l,zh,v,sh,sh,s,h}'::text[] as letters,
      '{a,i,i,u,u,ri,ri,e,e,e,ai,o,o,o,au}'::text[] as signs
  )
  select nullif(string_agg(
    case
      when place between 1 and 57 then sounds.letters[place]
      when place between 62 and 76 then sounds.signs[place - 61]
      when place = 78 then 't'
      when place between 102 and 111 then (place - 102)::text
      when place = 112 then 'n'
      else ''
    end
    -- The vowel that is not written is not spoken at the end of a word.
    || case when place between 21 and 57 and next not between 62 and 77 then 'a' else '' end,
    '' order by at), '')
  from followed cross join sounds
$$;

-- What people call the language that a story is in.
create function search_language(code text) returns text
language sql immutable strict parallel safe as $$
  select case split_part(code, '-', 1)
    when 'en' then 'English' when 'hi' then 'Hindi हिन्दी' when 'bn' then 'Bengali Bangla বাংলা'
    when 'mr' then 'Marathi मराठी' when 'ta' then 'Tamil தமிழ்' when 'te' then 'Telugu తెలుగు'
    when 'gu' then 'Gujarati ગુજરાતી' when 'kn' then 'Kannada ಕನ್ನಡ' when 'ml' then 'Malayalam മലയാളം'
    when 'ur' then 'Urdu اردو' else '' end
$$;

-- How a word sounds, alike in all scripts: without the vowel that is not always spoken, long vowels as short ones,
-- breathed consonants as plain ones.
create function search_sound(word text) returns text
-- Not in SQL: such a function would be planned anew for every word.
language plpgsql immutable strict parallel safe as $$
declare
  sound text := case when ascii(word) < 128 then word else search_in_latin(word) end;
begin
  if sound is null or sound !~ '^[a-z]{3,}$' then
    return null;
  end if;
  sound := regexp_replace(translate(replace(sound, 'x', 'ks'), 'wqzf', 'vkjp'), '([bcdgjkpst])h+', '\1', 'g');
  sound := replace(replace(replace(sound, 'ee', 'i'), 'oo', 'u'), 'ai', 'e');
  sound := replace(replace(replace(sound, 'ei', 'e'), 'au', 'o'), 'ou', 'o');
  sound := regexp_replace(sound, 'm([bp])', 'n\1', 'g');
  sound := regexp_replace(regexp_replace(sound, '(.)a+', '\1', 'g'), '(.)\1+', '\1', 'g');
  return case when length(sound) > 1 then '~' || sound end;
end $$;

-- What a word is looked for by in other scripts than its own.
create function search_heard(words text[]) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  word text;
  heard text[] := '{}';
begin
  foreach word in array words loop
    heard := heard || search_sound(word);
    if ascii(word) >= 128 then
      heard := heard || search_in_latin(word);
    end if;
  end loop;
  return array_remove(heard, null);
end $$;

-- The names of the people, places and things of a story. Their secrets are not among them.
create function search_bible_names(bible jsonb) returns text
language sql immutable parallel safe as $$
  select string_agg(name, ' ')
  from (values ('cast'), ('places'), ('objects'), ('names')) as list (kind)
  cross join lateral jsonb_path_query(bible, ('$.' || kind || '[*]')::jsonpath) as entry
  cross join lateral (values
    (entry ->> 'name'), (entry ->> 'name_native'), (entry ->> 'latin'), (entry ->> 'native')) as of (name)
  where name is not null
$$;

create function search_minutes(s stories) returns integer
language sql immutable as $$
  select coalesce((s.counted ->> 'reading_minutes')::integer, s.estimated_play_time)
$$;

create function search_traits(s stories) returns text[]
language sql stable as $$
  -- The author comes first: there are so many that they are not counted with the others.
  select array_remove(array[
    'author:' || coalesce(s.author_id::text, ''),
    'category:' || s.category_id,
    'language:' || s.language,
    'length:' || case
      when of.minutes < 15 then 'short' when of.minutes < 45 then 'sitting'
      when of.minutes < 180 then 'evening' else 'evenings' end,
    'rating:' || case when s.content_rating in ('teen', 'mature') then s.content_rating else 'family' end,
    'difficulty:' || case s.difficulty_level
      when 'beginner' then 'easy' when 'advanced' then 'hard' else s.difficulty_level end,
    -- A story without scenes ends where its narrator lets it.
    'endings:' || case
      when of.endings >= 5 then 'many' when of.endings > 1 then 'few'
      when s.counted ->> 'total_scenes' is distinct from '0' then 'one' end,
    'access:' || case when s.is_premium then 'premium' else 'free' end
  ], null) || array(select 'tag:' || tag_id from story_tags where story_id = s.id)
  from (select
    search_minutes(s) as minutes,
    case when s.possible_endings > 1 then s.possible_endings
      else coalesce((s.counted ->> 'possible_endings')::integer, 1) end as endings) as of
$$;

create table story_search (
  story_id uuid primary key references stories (id) on delete cascade,
  is_published boolean not null,
  published_at timestamptz(3),
  title text not null,
  -- Each word as it is; with = before it when it is in the title, with + when it is in what the shelf shows.
  words tsvector not null,
  -- What a story is browsed by, one key and value each. They are among the words too, where no word holds a colon, so
  -- that one index finds words and filters together.
  traits text[] not null default '{}',
  minutes integer not null default 0,
  -- A place in a random order, of which the first some thousand stories stand for all when filters are counted.
  draw real not null default random()
);
-- Without a pending list: a search would read through it.
create index story_search_words on story_search using gin (words) with (fastupdate = off);
create index story_search_titles on story_search (title collate "C", published_at desc, story_id)
  where is_published;
-- With the traits, so that stories are looked through without reading their words.
create index story_search_newest on story_search (published_at desc, story_id desc)
  include (traits) where is_published;
create index story_search_shortest on story_search (minutes, story_id)
  include (published_at, traits) where is_published;
create index story_search_draw on story_search (draw)
  include (story_id, published_at, traits) where is_published;

-- The words of all that was ever published, to find the one that a slip of the pen meant. A word may be
-- here twice when two stories brought it at once: nobody waits for anybody.
create table search_vocabulary (word text not null);
create index search_vocabulary_words on search_vocabulary (word);
create index search_vocabulary_near on search_vocabulary using gin (word gin_trgm_ops);

create function refresh_story_search(ids uuid[]) returns void language sql as $$
  insert into story_search (story_id, is_published, published_at, title, words, traits, minutes)
  select s.id, s.status = 'published', s.published_at, left(array_to_string(of.title, ' '), 200),
    array_to_tsvector(array(
      select '=' || word from unnest(search_telling(of.title) || of.heard_title) as word
      union
      select '+' || word
      from unnest(search_telling(of.title || of.shelf) || of.heard_title || of.heard_shelf) as word
      union
      select word
      from unnest(search_telling(of.title || of.shelf || of.description || of.names)
        || of.heard_title || of.heard_shelf || of.heard_names || of.traits) as word)),
    of.traits, search_minutes(s)
  from stories s
  left join users u on u.id = s.author_id
  left join categories c on c.id = s.category_id
  cross join lateral (
    select title, shelf, description, names,
      search_heard(title) as heard_title,
      search_heard(search_telling(shelf)) as heard_shelf,
      search_heard(search_telling(names)) as heard_names,
      search_traits(s) as traits
    from (
      select search_words(s.title) as title,
        search_words(concat_ws(' ', s.tagline, u.display_name, c.display_name, search_language(s.language), (
          select string_agg(tags.display_name, ' ')
          from story_tags t join tags on tags.id = t.tag_id
          where t.story_id = s.id))) as shelf,
        search_words(s.story_description) as description,
        coalesce(search_words(search_bible_names(s.bible::jsonb)), '{}') as names
    ) as as_written
  ) as of
  where s.id = any (ids)
  -- In one order, so that two who refresh many stories do not wait for each other.
  order by s.id
  on conflict (story_id) do update
    set is_published = excluded.is_published, published_at = excluded.published_at, title = excluded.title,
      words = excluded.words, traits = excluded.traits, minutes = excluded.minutes;

  insert into search_vocabulary (word)
  select distinct lexeme from story_search f, unnest(f.words)
  where f.story_id = any (ids) and f.is_published and lexeme !~ '^[=+~]|:' and length(lexeme) > 2
    and not exists (select from search_vocabulary known where known.word = lexeme);
$$;

create function search_follows_new_stories() returns trigger language plpgsql as $$
begin
  perform refresh_story_search(array(select id from changed));
  return null;
end $$;
create trigger search_follows_new_stories after insert on stories
  referencing new table as changed
  for each statement execute function search_follows_new_stories();

create function search_follows_story() returns trigger language plpgsql as $$
begin
  perform refresh_story_search(array[new.id]);
  return null;
end $$;
create trigger search_follows_story after update on stories
  for each row when (
    (old.title, old.tagline, old.story_description, old.language, old.status, old.author_id, old.category_id,
      old.published_at, old.bible::text, old.counted::text, old.estimated_play_time, old.content_rating, old.difficulty_level,
      old.possible_endings, old.is_premium)
    is distinct from
    (new.title, new.tagline, new.story_description, new.language, new.status, new.author_id, new.category_id,
      new.published_at, new.bible::text, new.counted::text, new.estimated_play_time, new.content_rating, new.difficulty_level,
      new.possible_endings, new.is_premium))
  execute function search_follows_story();

create function search_follows_tagging() returns trigger language plpgsql as $$
begin
  perform refresh_story_search(array(select distinct story_id from changed));
  return null;
end $$;
create trigger search_follows_tags_given after insert on story_tags
  referencing new table as changed
  for each statement execute function search_follows_tagging();
create trigger search_follows_tags_taken after delete on story_tags
  referencing old table as changed
  for each statement execute function search_follows_tagging();

create function search_follows_tag_name() returns trigger language plpgsql as $$
begin
  perform refresh_story_search(array(select story_id from story_tags where tag_id = new.id));
  return null;
end $$;
create trigger search_follows_tag_name after update on tags
  for each row when (old.display_name is distinct from new.display_name)
  execute function search_follows_tag_name();

create function search_follows_author_name() returns trigger language plpgsql as $$
begin
  perform refresh_story_search(array(select id from stories where author_id = new.id));
  return null;
end $$;
create trigger search_follows_author_name after update on users
  for each row when (old.display_name is distinct from new.display_name)
  execute function search_follows_author_name();

create function search_follows_category_name() returns trigger language plpgsql as $$
begin
  perform refresh_story_search(array(select id from stories where category_id = new.id));
  return null;
end $$;
create trigger search_follows_category_name after update on categories
  for each row when (old.display_name is distinct from new.display_name)
  execute function search_follows_category_name();

-- Some stories that hold the words, in no order and no more than asked for. Only the index of words may be
-- used: any other way would look at every story when the words are rarer than the planner believes.
create function stories_holding(wanted tsquery, most integer, only_published boolean)
returns table (story_id uuid, published_at timestamptz, title text, words tsvector)
language sql stable
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
  select f.story_id, f.published_at, f.title, f.words
  from story_search f
  where f.words @@ wanted and (f.is_published or not only_published)
  limit most
$$;

-- Readers and stories

create table story_likes (
  story_id uuid not null references stories (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (story_id, user_id)
);
create index story_likes_by_user on story_likes (user_id, created_at desc);
create index story_likes_lately on story_likes (story_id, created_at);

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

-- Who shared which story today, as a hash that holds the day.
create table story_shares (
  story_id uuid not null references stories (id) on delete cascade,
  visitor text not null,
  shared_on date not null,
  primary key (story_id, visitor)
);
create index story_shares_by_day on story_shares (shared_on);

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
-- Why a story trends is said on its card: its latest events are counted by story and time.
create index story_events_lately on story_events (story_id, kind, happened_at) where is_warm;

-- Playing

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
  -- What a story counts is folded from its turns, the family as its seed, and these: who the player said they are, and
  -- the endings that they had found before.
  who jsonb,
  endings_before jsonb not null default '[]',
  initial_xp integer not null check (initial_xp >= 0),
  turns_count integer not null default 0,
  -- The newest settled turn.
  newest uuid,
  -- The part that the player stands on; null at the opening. All that follows from it is written with it.
  head uuid,
  current_xp integer not null check (current_xp >= 0),
  -- XP spent beside the parts: on pictures of parts that stand, and on undos. Null: the play is kept when it is next
  -- opened.
  spent_beside integer,
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
create index game_sessions_by_version on game_sessions (story_id, story_version);

-- Everything that was asked of a session, each with what became of it. A settled turn never changes, but for whether it
-- stands.
create table turns (
  id uuid primary key,
  session_id uuid not null references game_sessions (id) on delete cascade,
  number integer not null,
  action text not null check (action in ('continue', 'immerse', 'custom_action', 'show', 'undo')),
  -- The story's own command that began it.
  command text,
  status text not null check (status in ('pending', 'settled', 'void')),
  -- Who writes it now; whoever has another lease changes nothing.
  lease uuid,
  leased_until timestamptz(3),
  -- The server that writes it, or wrote it.
  server_id uuid,
  -- The part that it follows; for an undo, the part that it takes back.
  parent uuid,
  -- Tellings of one part: the first of them.
  retry_of uuid not null,
  -- The turn that it was before its session was branched.
  copy_of uuid,
  -- The last part that an undo took back, or the picture that was made of it since. Null: the part at which the play
  -- stood.
  undoes uuid,
  -- Whether the play still counts it: not undone, and not replaced by another telling. A picture stands until it is
  -- undone itself, and with its part.
  is_standing boolean not null default false,
  -- When the turn before was begun.
  told_before timestamptz(3),
  model text,
  -- Whether a provider was asked to tell it; which budget was spent where none was; and what it cost, as far as prices
  -- are known.
  asks_model boolean not null default false,
  budget_spent text check (budget_spent in ('site', 'player', 'story')),
  cost_dollars double precision check (cost_dollars >= 0),
  -- What became of the player's own key where they chose it; `asked` until the turn is told.
  own_key text check (own_key in (
    'asked', 'told', 'off', 'missing', 'key_refused', 'unpaid', 'model_unknown', 'busy', 'unfit', 'failed'
  )),
  held integer not null check (held >= 0),
  charged integer check (charged between 0 and held),
  balance_after integer,
  xp_cost integer not null check (xp_cost >= 0),
  xp_gain integer not null default 0 check (xp_gain >= 0),
  user_input text,
  -- What was typed meant no choice, and the author has no answer to it.
  is_unanswered boolean not null default false,
  selected_choice text,
  head_after uuid,
  step jsonb,
  -- What the part changed, for its readers; with the story's version it follows from the parts before, and never changes.
  became jsonb,
  -- The play's progress after it.
  progress jsonb,
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
create index turns_pending_by_server on turns (server_id) where status = 'pending';
create index turns_told_again on turns (session_id) where retry_of <> id;
create index turns_retold on turns (retry_of) where retry_of <> id;
create index turns_shown on turns (parent) where action = 'show';
create index turns_asking_models on turns (id) where asks_model;
-- For players whose lines an author answers later.
create index turns_unanswered on turns (session_id) where is_unanswered;

-- The text of running turns so far, for players who follow them on another server. It may be lost: the settled turn
-- holds the whole text.
create unlogged table turn_chunks (
  turn_id uuid not null,
  -- The event's number; the pieces after it follow on.
  first_seq integer not null,
  pieces jsonb not null,
  primary key (turn_id, first_seq)
);

-- What a play has come to at a part: at the head, and at every so many parts before it. It can be made again from the
-- turns, and is there so that a turn costs the same however long the play is.
create table play_snapshots (
  part uuid primary key,
  session_id uuid not null references game_sessions (id) on delete cascade,
  depth integer not null,
  play jsonb not null
);
create index play_snapshots_by_session on play_snapshots (session_id);

-- What players wrote in the place of what the narrator remembers, wrote down themselves or pinned. Empty text makes it
-- forget; without text, an item is only pinned.
create table memory_corrections (
  session_id uuid not null references game_sessions (id) on delete cascade,
  item uuid not null,
  text text,
  is_noted boolean not null default false,
  is_pinned boolean not null default false,
  corrected_at timestamptz(3) not null,
  primary key (session_id, item)
);

-- What readers put on the parts of their sessions, for themselves alone: a bookmark, a note. It belongs to the part in all
-- its tellings, so `part` is the first of them (turns.retry_of); for the opening it is the session.
create table part_marks (
  session_id uuid not null references game_sessions (id) on delete cascade,
  part uuid not null,
  is_bookmarked boolean not null,
  name text not null,
  note text not null,
  marked_at timestamptz(3) not null,
  primary key (session_id, part)
);

-- A telling in its reader's own words; what was told stays in its turn. For the opening `telling` is the session.
create table own_wordings (
  telling uuid primary key,
  session_id uuid not null references game_sessions (id) on delete cascade,
  text text not null,
  worded_at timestamptz(3) not null
);
create index own_wordings_by_session on own_wordings (session_id);

-- Passages that players reported. The passage is copied: the session may go, the report stays.
create table passage_reports (
  id uuid primary key,
  story_id uuid not null references stories (id) on delete cascade,
  turn_id uuid not null,
  reported_by uuid references users (id) on delete set null,
  reason text not null check (reason in ('rating', 'harm', 'hate', 'sexual', 'other')),
  note text not null,
  passage text not null,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  created_at timestamptz(3) not null,
  unique (turn_id)
);
create index passage_reports_queue on passage_reports (status, created_at, id);
create index passage_reports_by_story on passage_reports (story_id);
create index passage_reports_by_user on passage_reports (reported_by)
  where reported_by is not null;

-- Progress

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

-- How often something happened to a player: for ever, and on each day.
create table progress_counts (
  user_id uuid not null references users (id) on delete cascade,
  period text not null,
  kind text not null,
  events integer not null,
  primary key (user_id, period, kind)
);

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

-- News

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

-- Browsers that news is pushed to. Each belongs to a sign-in, and goes as soon as that ends, however it ended.
create table push_devices (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  sign_in_id uuid not null references sign_ins (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  -- The key of ours that the browser subscribed with: its push service takes news that is signed with this one alone.
  server_key text not null,
  created_at timestamptz(3) not null,
  -- Up to when news was pushed, or was there before the device.
  told_until timestamptz(3) not null,
  pushed_at timestamptz(3),
  failures integer not null default 0,
  rests_until timestamptz(3)
);
create index push_devices_of_user on push_devices (user_id);
create index push_devices_of_sign_in on push_devices (sign_in_id);

create function forget_push_devices() returns trigger language plpgsql as $$
begin
  delete from push_devices where sign_in_id = new.id;
  return null;
end $$;
create trigger sign_in_ended after update of ended_at on sign_ins
  for each row when (old.ended_at is null and new.ended_at is not null) execute function forget_push_devices();

-- Models

-- Who tells and who paints, as administrators set it. What KATHA_MODELS says is not kept here.
create table model_providers (
  name text primary key,
  protocol text not null,
  base_url text not null,
  -- Sealed under a key of the server's secret.
  sealed_key text,
  changed_at timestamptz not null
);

-- One row for each name of Katha's that is bound, `*` for all others of its kind.
create table model_bindings (
  kind text not null,
  model_key text not null,
  -- In the order in which they are asked: provider, model, and how it is asked.
  bound jsonb not null,
  changed_at timestamptz not null,
  primary key (kind, model_key)
);

-- Prices in coins that differ from the catalogue's.
create table model_prices (
  kind text not null,
  model_key text not null,
  credit_cost integer not null check (credit_cost >= 0),
  changed_at timestamptz not null,
  primary key (kind, model_key)
);

-- What models may cost in a day (UTC): all of them together, for one player, in one story. Null is no limit.
create table model_budgets (
  scope text primary key check (scope in ('site', 'player', 'story')),
  dollars double precision check (dollars >= 0),
  turns integer check (turns >= 0),
  changed_at timestamptz not null
);

-- What administrators allow readers to do with models; nothing without a row.
create table model_permissions (
  permission text primary key check (permission in ('own_keys')),
  is_given boolean not null,
  changed_at timestamptz not null
);

-- A reader's own key for a provider, with which turns of theirs alone are told. It goes with the account.
create table own_keys (
  user_id uuid primary key references users (id) on delete cascade,
  provider text not null,
  -- Sealed under a key of the server's secret.
  sealed_key text not null,
  -- What tells with it; null until the reader has chosen.
  model text,
  added_at timestamptz not null
);

-- Servers

-- The servers of this database. One lives while its `beats` rise; one that closes takes its row away.
create table servers (
  id uuid primary key,
  name text not null,
  version text not null,
  started_at timestamptz(3) not null,
  beats integer not null default 1,
  seen_at timestamptz(3) not null,
  stats jsonb not null default '{}',
  -- A server reads from a replica, and it notes what accounts write. The first waits for the second of all others.
  reads_replica boolean not null default false,
  notes_writes boolean not null default false
) with (fillfactor = 50);

-- One row: by it a server knows that its secret is the one of the others.
create table shared_secret (
  id integer primary key check (id = 1),
  fingerprint text not null,
  set_at timestamptz(3) not null
);

-- The program that last opened this database, for whoever takes an update back. It is a single row.
create table last_program (
  id integer primary key check (id = 1),
  version text not null check (char_length(version) <= 100),
  -- What to check out of the repository, or the image's tag.
  revision text check (char_length(revision) <= 200),
  is_image boolean not null,
  opened_at timestamptz(3) not null
);

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

-- How much of a budget was spent in the current window, by all servers. Losing it in a crash harms nobody.
create unlogged table request_counts (
  key text primary key,
  count bigint not null,
  ends_at timestamptz(3) not null
);
create index request_counts_by_end on request_counts (ends_at);

-- Up to where in PostgreSQL's log of changes each account's last write reaches. A server that reads from a replica
-- compares it with how far the replica has come. What a crash loses is made good by every server, which trusts the
-- replica only from where the log was when it last reached the database.
create unlogged table account_writes (
  user_id uuid primary key references users (id) on delete cascade,
  reaches pg_lsn not null
) with (fillfactor = 60);

-- Signals for servers that ask for them, where there is no connection that could be told. Who wrote one tells which
-- readers have seen it: the ids of those that commit at the same time may come in any order.
create unlogged table signals (
  id bigint generated always as identity primary key,
  written_by xid8 not null default pg_current_xact_id(),
  about text not null check (char_length(about) <= 40),
  ids jsonb not null,
  sent_at timestamptz(3) not null default now()
);
create index signals_by_writer on signals (written_by);
create index signals_by_age on signals (sent_at);

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

-- How large the database was on each day, for what the health page says of its growth. A backup leaves this table out: it
-- tells of the database that is left, not of its copy.
create table database_sizes (
  day date primary key,
  bytes bigint not null check (bytes >= 0)
);
