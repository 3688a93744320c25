import type { AccountStorage } from "../contract/account/storage.ts";
import type { SecondFactorStatus } from "../contract/account/second-factor-asked.ts";
import type { SignedInUser, SignIn, User } from "../contract/account/users.ts";
import { roles } from "../contract/values.ts";
import {
  type Reader,
  flag,
  id,
  list,
  moment,
  number,
  object,
  oneOf,
  text,
  textOrNull,
} from "./fields.ts";

export const userFields = {
  id,
  username: text(),
  email: text(),
  display_name: text(),
  avatar_url: textOrNull,
  is_verified: flag(),
  role: oneOf(roles, "player"),
  created_at: moment,
};

const flagOrNull: Reader<boolean | null> = (value) => (typeof value === "boolean" ? value : null);

const ownFields = {
  ...userFields,
  shows_mature: flag(),
  shares_unanswered: flagOrNull,
  has_confirmed_age: flag(),
};

export const readUser: Reader<User> = object(ownFields);

export const readSecondFactorStatus: Reader<SecondFactorStatus> = object({
  is_enrolled: flag(),
  is_required: flag(),
  is_proved: flag(),
});

export const readSignedInUser: Reader<SignedInUser> = object({
  ...ownFields,
  second_factor: readSecondFactorStatus,
});

export const readSignIns = list<SignIn>(
  object({
    id,
    device: text(),
    is_current: flag(),
    created_at: moment,
    last_used_at: moment,
    expires_at: moment,
  }),
);

const use = object<AccountStorage["stories"]>({ used: number(), limit: number() });

export const readStorageAnswer: Reader<AccountStorage> = object({
  stories: use,
  versions: use,
  plays: use,
  pictures: use,
  unused_pictures: object({ count: number(), bytes: number() }),
  largest_plays: list<AccountStorage["largest_plays"][number]>(
    object({
      session_id: id,
      story_id: id,
      story_title: text(),
      is_branch: flag(),
      bytes: number(),
      updated_at: moment,
    }),
  ),
});
