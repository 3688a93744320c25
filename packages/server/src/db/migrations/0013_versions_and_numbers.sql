-- Who saved a story as it is, and since when that hand has been at it: what one hand saves within minutes is one
-- version. The hand is no foreign key: deleting an account must not look through every story for it.
alter table stories
  add column saved_by uuid,
  add column version_began_at timestamptz(3),
  -- Set to the version before by a save that takes its place: then that one is not kept.
  add column replaces_version integer,
  add column restored_from integer;

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

alter table story_versions
  add column saved_by uuid,
  add column restored_from integer,
  add column nodes integer not null default 0,
  add column words integer not null default 0;
update story_versions set
  nodes = story_nodes(content -> 'story_structure'),
  words = story_words(content -> 'story_structure');

create or replace function story_keeps_its_version() returns trigger language plpgsql as $$
begin
  insert into story_versions
    (story_id, version, content, saved_at, saved_by, restored_from, nodes, words)
  values (
    old.id, old.version, to_jsonb(old) - 'search_text', old.updated_at, old.saved_by,
    old.restored_from, story_nodes(old.story_structure), story_words(old.story_structure)
  );
  return null;
end $$;
drop trigger story_keeps_its_version on stories;
create trigger story_keeps_its_version after update on stories
  for each row when (
    old.version is distinct from new.version
    and new.replaces_version is distinct from old.version
  )
  execute function story_keeps_its_version();

create index game_sessions_by_version on game_sessions (story_id, story_version);
create index story_reviews_by_version on story_reviews (story_id, story_version);
create index turns_told_again on turns (session_id) where retry_of <> id;
