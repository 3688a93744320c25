-- A story is found by the name of its category too, which its card shows as it shows its tags.
create or replace function refresh_story_search(ids uuid[]) returns void language sql as $$
  insert into story_search (story_id, is_published, published_at, title, words)
  select s.id, s.status = 'published', s.published_at, left(array_to_string(of.title, ' '), 200),
    array_to_tsvector(array(
      select '=' || word from unnest(search_telling(of.title) || of.latin_title) as word
      union
      select '+' || word
      from unnest(search_telling(of.title || of.shelf) || of.latin_title || of.latin_shelf) as word
      union
      select word
      from unnest(search_telling(of.title || of.shelf || of.description) || of.latin_title || of.latin_shelf) as word))
  from stories s
  left join users u on u.id = s.author_id
  left join categories c on c.id = s.category_id
  cross join lateral (
    select title, shelf, description,
      array(select latin from unnest(title) as word, search_in_latin(word) as latin where latin is not null) as latin_title,
      array(
        select latin from unnest(search_telling(shelf)) as word, search_in_latin(word) as latin where latin is not null
      ) as latin_shelf
    from (
      select search_words(s.title) as title,
        search_words(concat_ws(' ', s.tagline, u.display_name, c.display_name, search_language(s.language), (
          select string_agg(tags.display_name, ' ')
          from story_tags t join tags on tags.id = t.tag_id
          where t.story_id = s.id))) as shelf,
        search_words(s.story_description) as description
    ) as as_written
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

drop trigger search_follows_story on stories;
create trigger search_follows_story after update on stories
  for each row when (
    (old.title, old.tagline, old.story_description, old.language, old.status, old.author_id, old.category_id,
      old.published_at)
    is distinct from
    (new.title, new.tagline, new.story_description, new.language, new.status, new.author_id, new.category_id,
      new.published_at))
  execute function search_follows_story();

create function search_follows_category_name() returns trigger language plpgsql as $$
begin
  perform refresh_story_search(array(select id from stories where category_id = new.id));
  return null;
end $$;
create trigger search_follows_category_name after update on categories
  for each row when (old.display_name is distinct from new.display_name)
  execute function search_follows_category_name();

select refresh_story_search(array(select id from stories));
