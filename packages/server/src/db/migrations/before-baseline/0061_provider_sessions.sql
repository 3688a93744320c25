-- The provider's own session that a sign-in came from, for a log-out there that names nothing else. It is a print of the
-- issuer and the session's id (`sid`), as long for any provider.
alter table sign_ins add column provider_session text check (char_length(provider_session) = 43);
create index sign_ins_by_provider_session on sign_ins (provider_session) where ended_at is null and provider_session is not null;
alter table second_factor_challenges add column provider_session text check (char_length(provider_session) = 43);
