-- How often a user wants unread news by email, and up to when it was sent.
alter table users add column news_by_email text not null default 'off' check (news_by_email in ('off', 'daily', 'weekly'));
alter table users add column news_sent_at timestamptz(3);
create index users_with_news_by_email on users (id) where news_by_email <> 'off';
