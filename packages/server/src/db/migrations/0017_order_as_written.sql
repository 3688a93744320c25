-- What authors write as JSON comes back in the order in which they wrote it: jsonb sorts the names in an object, and
-- where no start is named, the first scene is the start.
drop trigger story_keeps_its_version on stories;
alter table stories
  alter column game_config drop default,
  alter column game_config type json using game_config::json,
  alter column game_config set default '{}',
  alter column story_structure drop default,
  alter column story_structure type json using story_structure::json,
  alter column story_structure set default '{}';

-- Beside the rest of a kept version, for the same reason.
alter table story_versions
  add column game_config json not null default '{}',
  add column story_structure json not null default '{}';
update story_versions set
  game_config = coalesce(content -> 'game_config', '{}')::json,
  story_structure = coalesce(content -> 'story_structure', '{}')::json,
  content = content - '{game_config,story_structure}'::text[];

create or replace function story_keeps_its_version() returns trigger language plpgsql as $$
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
