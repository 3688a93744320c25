-- How long a story is when it is read. On disk it is compressed, and a thousand copies of a long one take next to nothing.
create function text_bytes(value json) returns bigint language plpgsql immutable strict as $$
begin
  return octet_length(value::text);
end $$;
create function text_bytes(value jsonb) returns bigint language plpgsql immutable strict as $$
begin
  return octet_length(value::text);
end $$;
alter table stories add column bytes bigint not null generated always as (
  200 + text_bytes(story_structure) + text_bytes(game_config) + coalesce(text_bytes(bible), 0)
    + octet_length(story_description) + octet_length(story_prompt) + octet_length(story_system_prompt)
) stored;
