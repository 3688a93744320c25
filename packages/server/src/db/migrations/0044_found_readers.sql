-- Publishing is rewarded when a story has found readers: those that have found them already count.
insert into progress_events (id, user_id, kind, occasion, story_id, local_day, happened_at)
  select gen_random_uuid(), s.author_id, 'found_readers', s.id::text, s.id, (now() at time zone u.time_zone)::date, now()
  from stories s
  join users u on u.id = s.author_id
  join story_stats t on t.story_id = s.id and t.completions_total >= 3
  where s.deleted_at is null and 3 <= (
    select count(distinct finished.user_id)
    from story_events finished
    join story_events began on began.session_id = finished.session_id and began.kind = 'play'
    join users reader on reader.id = finished.user_id and reader.is_verified
    where finished.story_id = s.id and finished.kind = 'completion' and finished.user_id <> s.author_id
  );
