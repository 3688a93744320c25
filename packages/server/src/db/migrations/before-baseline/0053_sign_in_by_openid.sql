-- A sign-in with a provider of OpenID Connect that has been begun. Only a print of its state is kept: what proves it to
-- the provider follows from the state and the server's secret. It belongs to one browser, and is finished once.
create table oidc_requests (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null check (char_length(provider) <= 20),
  redirect_uri text not null check (char_length(redirect_uri) <= 2000),
  invitation text check (char_length(invitation) <= 200),
  is_remembered boolean not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index oidc_requests_by_expiry on oidc_requests (expires_at);

-- The setting by which a sign-in came about, and the ID token to sign out with there, sealed.
alter table sign_ins
  add column way text,
  add column sealed_id_token text,
  drop constraint sign_ins_ended_by_check,
  add constraint sign_ins_ended_by_check
    check (ended_by in ('user', 'password', 'reuse', 'google', 'admin', 'provider'));
alter table second_factor_challenges
  add column way text,
  add column sealed_id_token text;
