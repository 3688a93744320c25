-- What identifies a story in catalogues of interactive fiction: the IFID that it came with, or else its own id.
alter table stories add column ifid text not null generated always as (
  case
    when upper(story_structure ->> 'ifid') ~ '^[0-9A-Z-]{8,63}$' then upper(story_structure ->> 'ifid')
    else upper(id::text)
  end
) stored;
