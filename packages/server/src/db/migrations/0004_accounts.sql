alter table users add column language text not null default 'en';

-- Who vouches for a user besides a password.
create table identities (
  provider text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (provider, subject)
);
create index identities_by_user on identities (user_id);

-- A device where a user is signed in. Its refresh tokens are not kept: each carries the count of
-- renewals before it, and only the one that carries this row's count is good.
create table sign_ins (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  renewals integer not null default 0 check (renewals >= 0),
  is_remembered boolean not null,
  device text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_by text check (ended_by in ('user', 'password', 'reuse', 'google', 'admin')),
  check ((ended_at is null) = (ended_by is null))
);
create index sign_ins_by_user on sign_ins (user_id, last_used_at desc);
create index sign_ins_by_expiry on sign_ins (expires_at);

-- Links in mails: only a print of each token is kept, and a used one is never good again.
create table email_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  token_hash text not null unique,
  email text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index email_tokens_by_user on email_tokens (user_id, purpose, created_at desc);
create index email_tokens_by_expiry on email_tokens (expires_at);

-- Mails to send and those sent lately. What they say is written when they are sent.
create table mails (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  kind text not null,
  recipient text not null,
  language text not null,
  facts jsonb not null default '{}',
  created_at timestamptz(3) not null,
  sent_at timestamptz(3)
);
create index mails_by_user on mails (user_id) where user_id is not null;
create index mails_by_age on mails (created_at);

-- How often something was tried lately, by whom and at what, as prints.
create table tries (
  key text primary key,
  count integer not null check (count >= 0),
  last_at timestamptz(3) not null,
  blocked_until timestamptz(3)
);
create index tries_by_age on tries (last_at);
