// Made from the contract by `npm run readers`.
import type {
  AccountExport,
  SignIn,
  SignedInUser,
  User,
} from "../../../shapes/made/account/users.ts";
import {
  type Reader,
  flag,
  flagOrNull,
  id,
  list,
  moment,
  object,
  oneOf,
  text,
  textOrNull,
  texts,
  type Fields,
} from "../../fields.ts";
import { newsByEmail, roles } from "../../../contract/values.ts";
import { readSecondFactorStatus } from "./second-factor-asked.ts";

export const userFields: Fields = {
  id,
  username: text(),
  email: text(),
  display_name: text(),
  avatar_url: textOrNull,
  is_verified: flag(),
  role: oneOf(roles, "player"),
  created_at: moment,
  shows_mature: flag(),
  shares_unanswered: flagOrNull,
  has_confirmed_age: flag(),
  news_by_email: oneOf(newsByEmail, "off"),
};
export const readUser: Reader<User> = object(userFields);

export const readAccountExport: Reader<AccountExport> = object({
  exported_at: moment,
  user: readUser,
  stories: list(
    object({
      id,
    }),
  ),
  sessions: list(
    object({
      id,
    }),
  ),
  liked_story_ids: texts,
  bookmarked_story_ids: texts,
  wallet_entries: list(
    object({
      id,
    }),
  ),
  corrections: list(
    object({
      id,
    }),
  ),
});

export const readSignIn: Reader<SignIn> = object({
  id,
  device: text(),
  is_current: flag(),
  created_at: moment,
  last_used_at: moment,
  expires_at: moment,
});

export const readSignedInUser: Reader<SignedInUser> = object({
  ...userFields,
  second_factor: readSecondFactorStatus,
});
