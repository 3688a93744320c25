import type { SignIn, User } from "../contract/account/users.ts";
import { roles } from "../contract/values.ts";
import { type Reader, flag, id, list, object, oneOf, text, textOrNull, moment } from "./fields.ts";

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

export const readUser: Reader<User> = object(userFields);

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
