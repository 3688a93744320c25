-- What other software of a user gets in with. Only a print of each token is kept.
create table personal_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  scope text not null check (scope in ('read', 'write')),
  token_hash text not null unique,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  expires_at timestamptz(3) not null
);
create index personal_tokens_by_user on personal_tokens (user_id, created_at desc);
create index personal_tokens_by_expiry on personal_tokens (expires_at);
