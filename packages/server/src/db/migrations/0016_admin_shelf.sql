-- The table of administration: each order and each count is found in an index, without reading stories.
drop index stories_newest;
create index stories_newest on stories (created_at desc, id desc) where deleted_at is null;
create index stories_by_status on stories (status, created_at desc, id desc)
  where deleted_at is null;
create index stories_by_title on stories (lower(title), id) where deleted_at is null;
create index story_stats_by_likes on story_stats (likes_total desc, story_id desc);
