import type { AccountData } from "../users/index.ts";

export const signInAccountData: AccountData = {
  exportFor: (db, userId) => ({
    suspensions: () =>
      db
        .selectFrom("users")
        .select(["suspended_at", "suspended_until", "suspension_reason"])
        .where("id", "=", userId)
        .where("suspended_at", "is not", null)
        .execute(),
    sign_ins: () =>
      db
        .selectFrom("sign_ins")
        .select([
          "id",
          "device",
          "created_at",
          "last_used_at",
          "expires_at",
          "second_factor_at",
          "ended_at",
          "ended_by",
        ])
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .execute(),
    personal_tokens: () =>
      db
        .selectFrom("personal_tokens")
        .select(["id", "name", "scope", "created_at", "last_used_at", "expires_at"])
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .execute(),
    second_factors: () =>
      db
        .selectFrom("second_factors")
        .select(["id", "kind", "name", "created_at", "last_used_at"])
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .execute(),
    identities: () =>
      db
        .selectFrom("identities")
        .select(["provider", "subject", "created_at"])
        .where("user_id", "=", userId)
        .execute(),
  }),
};
