-- A link that lets a browser try the password of an account at which strangers are guessing.
alter table email_tokens drop constraint email_tokens_purpose_check;
alter table email_tokens add constraint email_tokens_purpose_check
  check (purpose in ('verify_email', 'reset_password', 'change_email', 'confirm_browser'));
