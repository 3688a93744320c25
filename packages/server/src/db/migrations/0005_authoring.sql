-- What a story was before each change of its content, for those who began with it. Whoever changes
-- a story, the catalogue too, leaves the earlier version behind.
create table story_versions (
  story_id uuid not null references stories (id) on delete cascade,
  version integer not null check (version >= 1),
  content jsonb not null,
  saved_at timestamptz(3) not null,
  primary key (story_id, version)
);
create function story_keeps_its_version() returns trigger language plpgsql as $$
begin
  insert into story_versions (story_id, version, content, saved_at)
  values (old.id, old.version, to_jsonb(old) - 'search_text', old.updated_at);
  return null;
end $$;
create trigger story_keeps_its_version after update on stories
  for each row when (old.version is distinct from new.version)
  execute function story_keeps_its_version();

-- Where an archived story goes when it comes back unchanged.
alter table stories
  add column archived_status text check (archived_status in ('draft', 'in_review', 'published')),
  add column archived_version integer;
create index stories_newest on stories (created_at desc, id desc);

create table story_reviews (
  id uuid primary key,
  story_id uuid not null references stories (id) on delete cascade,
  story_version integer not null,
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

create index users_newest on users (created_at desc, id desc);
create index users_search on users
  using gin (lower(username || ' ' || email || ' ' || display_name) gin_trgm_ops);
