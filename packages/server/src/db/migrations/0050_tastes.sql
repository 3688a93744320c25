-- The languages that a reader reads stories in; null until they have said so or put the question away.
alter table users add column reads_languages text[];

-- The categories that a reader likes.
create table liked_categories (
  user_id uuid not null references users (id) on delete cascade,
  category_id uuid not null references categories (id) on delete cascade,
  primary key (user_id, category_id)
);
create index liked_categories_by_category on liked_categories (category_id);
