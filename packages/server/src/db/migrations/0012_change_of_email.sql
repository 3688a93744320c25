-- A link that was sent to an address which is to become the account's.
alter table email_tokens drop constraint email_tokens_purpose_check;
alter table email_tokens add constraint email_tokens_purpose_check
  check (purpose in ('verify_email', 'reset_password', 'change_email'));
