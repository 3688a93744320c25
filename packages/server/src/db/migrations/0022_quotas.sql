-- What an uploaded picture takes; null for those from before.
alter table media add column bytes bigint;
create index media_by_uploader on media (created_by) where kind = 'upload';
-- Which pictures no story shows.
create index stories_by_cover on stories ((substring(cover_image_url from '/media/([0-9a-f]+)/')))
  where cover_image_url is not null;
