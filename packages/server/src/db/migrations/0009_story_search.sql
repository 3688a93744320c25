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

create table story_search (
  story_id uuid primary key references stories (id) on delete cascade,
  is_published boolean not null,
  published_at timestamptz(3),
  title text not null,
  -- Each word as it is; with = before it when it is in the title, with + when it is in what the shelf shows.
  words tsvector not null
);
-- Without a pending list: a search would read through it.
create index story_search_words on story_search using gin (words) with (fastupdate = off);
create index story_search_titles on story_search (title collate "C", published_at desc, story_id)
  where is_published;
create index story_search_newest on story_search (published_at desc, story_id desc)
  where is_published;

-- The words of all that was ever published, to find the one that a slip of the pen meant. A word may be
-- here twice when two stories brought it at once: nobody waits for anybody.
create table search_vocabulary (word text not null);
create index search_vocabulary_words on search_vocabulary (word);
create index search_vocabulary_near on search_vocabulary using gin (word gin_trgm_ops);

create function refresh_story_search(ids uuid[]) returns void language sql as $$
  insert into story_search (story_id, is_published, published_at, title, words)
  select s.id, s.status = 'published', s.published_at, left(array_to_string(of.title, ' '), 200),
    array_to_tsvector(
      array(select '=' || word from unnest(search_telling(of.title)) as word)
      || array(select '+' || word from unnest(search_telling(of.title || of.shelf)) as word)
      || search_telling(of.title || of.shelf || of.description))
  from stories s
  left join users u on u.id = s.author_id
  cross join lateral (
    select search_words(s.title) as title,
      search_words(concat_ws(' ', s.tagline, u.display_name, (
        select string_agg(tags.display_name, ' ')
        from story_tags t join tags on tags.id = t.tag_id
        where t.story_id = s.id))) as shelf,
      search_words(s.story_description) as description
  ) as of
  where s.id = any (ids)
  -- In one order, so that two who refresh many stories do not wait for each other.
  order by s.id
  on conflict (story_id) do update
    set is_published = excluded.is_published, published_at = excluded.published_at,
      title = excluded.title, words = excluded.words;

  insert into search_vocabulary (word)
  select distinct lexeme from story_search f, unnest(f.words)
  where f.story_id = any (ids) and f.is_published and lexeme !~ '^[=+]' and length(lexeme) > 2
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
    (old.title, old.tagline, old.story_description, old.status, old.author_id, old.published_at)
    is distinct from
    (new.title, new.tagline, new.story_description, new.status, new.author_id, new.published_at))
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

select refresh_story_search(array(select id from stories));

drop index stories_search;
drop index users_display_name_search;
alter table stories drop column search_text;
create or replace function story_keeps_its_version() returns trigger language plpgsql as $$
begin
  insert into story_versions (story_id, version, content, saved_at)
  values (old.id, old.version, to_jsonb(old), old.updated_at);
  return null;
end $$;

-- How many stories are published is the sum of these: a number of one row would make all who publish
-- wait for each other, and counting the stories takes longer with each of them.
create table published_counts (change bigint not null);
insert into published_counts select count(*) from stories where status = 'published';

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
