-- A deleted draft is nobody's to see, and may be brought back until it is swept away.
alter table stories add column deleted_at timestamptz(3);
create index stories_deleted on stories (deleted_at) where deleted_at is not null;

-- The link by which an author lets others try a draft: one at a time, its token kept as a print alone.
create table share_links (
  story_id uuid primary key references stories (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz(3) not null
);
-- Who opened the link while signed in, and so may play: as long as the link is there.
create table share_link_readers (
  story_id uuid not null references share_links (story_id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  opened_at timestamptz(3) not null,
  primary key (story_id, user_id)
);
create index share_link_readers_by_user on share_link_readers (user_id);
