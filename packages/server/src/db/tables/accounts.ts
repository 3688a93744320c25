import type { Generated } from "kysely";
import type {
  FactorKind,
  NewsByEmail,
  PersonalTokenScope,
  ReadingSettings,
  Tastes,
} from "@katha/api/contract";
import type { Json, Optional, OptionalJson } from "./columns.ts";

export const userRoles = ["player", "author", "admin"] as const;
export type UserRole = (typeof userRoles)[number];

export interface UsersTable {
  id: string;
  username: string;
  email: string;
  display_name: string;
  avatar_url: Optional<string>;
  role: Generated<UserRole>;
  is_verified: Generated<boolean>;
  /** After `printed:` if the password is the one that the first start printed. */
  password_hash: Optional<string>;
  premium_until: Optional<Date>;
  /** The language of the user's emails. */
  language: Generated<string>;
  /** An IANA time zone; the player's day ends at its midnight. */
  time_zone: Generated<string>;
  /** Mature stories are shown without a veil. */
  shows_mature: Generated<boolean>;
  /** When the user confirmed that they are old enough for mature stories. */
  of_age_at: Optional<Date>;
  /** Authors may see, anonymously, lines that their story could not answer; null if the user has not been asked yet. */
  shares_unanswered: Optional<boolean>;
  /** How often unread news is sent. */
  news_by_email: Generated<NewsByEmail>;
  /** Up to when news was sent, or was not wanted. */
  news_sent_at: Optional<Date>;
  /** Null until the user changes one. */
  reading_settings: OptionalJson<ReadingSettings>;
  /** Null until the user has said what they like to read, or has put the question away. */
  reads_languages: Optional<Tastes["languages"]>;
  /** Since when the account is suspended; the suspension is over once `suspended_until` has passed. */
  suspended_at: Optional<Date>;
  /** Null if it lasts until it is lifted. */
  suspended_until: Optional<Date>;
  suspension_reason: Optional<string>;
  created_at: Date;
  updated_at: Date;
}

interface IdentitiesTable {
  /** `google`, `proxy`, or the address of an issuer of OpenID Connect. */
  provider: string;
  subject: string;
  user_id: string;
  created_at: Date;
}

export interface SignInsTable {
  id: string;
  user_id: string;
  renewals: Generated<number>;
  is_remembered: boolean;
  device: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Optional<Date>;
  second_factor_at: Optional<Date>;
  ended_by: Optional<"user" | "password" | "reuse" | "google" | "admin" | "provider">;
  /** The key of the provider that vouched for it. */
  way: Optional<string>;
  sealed_id_token: Optional<string>;
  provider_session: Optional<string>;
}

export interface PersonalTokensTable {
  id: string;
  user_id: string;
  name: string;
  scope: PersonalTokenScope;
  token_hash: string;
  created_at: Date;
  last_used_at: Optional<Date>;
  expires_at: Date;
}

export interface InvitationsTable {
  id: string;
  /** Null: for whoever has the link. */
  email: Optional<string>;
  note: string;
  uses: number;
  uses_left: number;
  created_by: Optional<string>;
  created_at: Date;
  expires_at: Date;
  withdrawn_at: Optional<Date>;
}

export interface EmailTokensTable {
  id: string;
  user_id: string;
  purpose: "verify_email" | "reset_password" | "change_email" | "confirm_browser";
  token_hash: string;
  /** The address it was sent to: after a change of address the token proves nothing. */
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Optional<Date>;
}

export interface SecondFactorsTable {
  id: string;
  user_id: string;
  kind: FactorKind;
  name: string;
  sealed_seed: Optional<string>;
  last_step: Optional<number>;
  credential_id: Optional<string>;
  public_key: Optional<string>;
  counter: Optional<number>;
  transports: OptionalJson<string[]>;
  rp_id: Optional<string>;
  created_at: Date;
  last_used_at: Optional<Date>;
}

export interface SecondFactorChallengesTable {
  id: string;
  token_hash: string;
  user_id: string;
  purpose: "sign_in" | "proof" | "totp" | "passkey";
  sign_in_id: Optional<string>;
  is_remembered: Generated<boolean>;
  device: Generated<string>;
  passkey_challenge: Optional<string>;
  sealed_seed: Optional<string>;
  way: Optional<string>;
  sealed_id_token: Optional<string>;
  provider_session: Optional<string>;
  created_at: Date;
  expires_at: Date;
  used_at: Optional<Date>;
}

export interface MailsTable {
  id: string;
  user_id: Optional<string>;
  kind: string;
  recipient: string;
  language: string;
  facts: Json<Record<string, string>>;
  created_at: Date;
  sent_at: Optional<Date>;
}

export interface AccountTables {
  users: UsersTable;
  liked_categories: {
    user_id: string;
    category_id: string;
  };
  identities: IdentitiesTable;
  invitations: InvitationsTable;
  sign_ins: SignInsTable;
  personal_tokens: PersonalTokensTable;
  email_tokens: EmailTokensTable;
  second_factors: SecondFactorsTable;
  recovery_codes: {
    user_id: string;
    code_hash: string;
    used_at: Optional<Date>;
  };
  second_factor_challenges: SecondFactorChallengesTable;
  mails: MailsTable;
  tries: {
    key: string;
    count: number;
    last_at: Date;
    blocked_until: Optional<Date>;
  };
}
