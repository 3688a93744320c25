-- What a story is browsed by, one key and value each. They are among the words too, where no word holds a colon, so that
-- one index finds words and filters together. `draw` is a place in a random order, of which the first some thousand
-- stories stand for all when filters are counted.
alter table story_search
  add column traits text[] not null default '{}',
  add column minutes integer not null default 0,
  add column draw real not null default random();
-- With the traits, so that stories are looked through without reading their words.
drop index story_search_newest;
create index story_search_newest on story_search (published_at desc, story_id desc)
  include (traits) where is_published;
create index story_search_shortest on story_search (minutes, story_id)
  include (published_at, traits) where is_published;
create index story_search_draw on story_search (draw)
  include (story_id, published_at, traits) where is_published;

-- The share of plays that came to an ending; ten plays more are counted as half finished, so that one play alone is
-- not the best.
create index story_stats_by_finishes on story_stats
  (((completions_total + 5)::float8 / (plays_total + 10)) desc, story_id desc);
create index story_stats_warmest on story_stats ((coalesce(warmth, 0)) desc, story_id desc);

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

create or replace function refresh_story_search(ids uuid[]) returns void language sql as $$
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

drop trigger search_follows_story on stories;
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

select refresh_story_search(array(select id from stories));
