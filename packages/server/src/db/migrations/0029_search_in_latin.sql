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
  cross join lateral (
    select title, shelf, description,
      array(select latin from unnest(title) as word, search_in_latin(word) as latin where latin is not null) as latin_title,
      array(
        select latin from unnest(search_telling(shelf)) as word, search_in_latin(word) as latin where latin is not null
      ) as latin_shelf
    from (
      select search_words(s.title) as title,
        search_words(concat_ws(' ', s.tagline, u.display_name, search_language(s.language), (
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
    (old.title, old.tagline, old.story_description, old.language, old.status, old.author_id, old.published_at)
    is distinct from
    (new.title, new.tagline, new.story_description, new.language, new.status, new.author_id, new.published_at))
  execute function search_follows_story();

select refresh_story_search(array(select id from stories));
