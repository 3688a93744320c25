-- When this sign-in proved a second factor, if it has.
alter table sign_ins add column second_factor_at timestamptz(3);

-- Authenticator apps and passkeys. The seed of an app is encrypted with a key of the server's secret.
create table second_factors (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null,
  sealed_seed text,
  -- The time step of the last code, which is not accepted again.
  last_step integer,
  credential_id text,
  public_key text,
  counter bigint,
  transports jsonb,
  -- The host name that the passkey belongs to.
  rp_id text,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  check ((kind = 'totp') = (sealed_seed is not null)),
  check ((kind = 'passkey') =
    (credential_id is not null and public_key is not null and counter is not null and rp_id is not null))
);
create index second_factors_by_user on second_factors (user_id, created_at);
create unique index second_factors_by_credential on second_factors (credential_id)
  where credential_id is not null;

-- Hashes of 120 random bits each; a used one stays, so that its owner can see how many are left.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz(3),
  primary key (user_id, code_hash)
);

-- What a second factor has to answer, once and soon: a sign-in's second step, a proof, or an enrolment.
create table second_factor_challenges (
  id uuid primary key,
  token_hash text not null unique,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('sign_in', 'proof', 'totp', 'passkey')),
  -- The sign-in that asked; a sign-in's own second step has none yet.
  sign_in_id uuid references sign_ins (id) on delete cascade,
  is_remembered boolean not null default false,
  device text not null default '',
  passkey_challenge text,
  sealed_seed text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  check ((purpose = 'sign_in') = (sign_in_id is null))
);
create index second_factor_challenges_by_user on second_factor_challenges (user_id);
create index second_factor_challenges_by_expiry on second_factor_challenges (expires_at);
