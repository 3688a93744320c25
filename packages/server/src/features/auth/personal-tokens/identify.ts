import type { PersonalTokenScope } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { findTokenUser, noteUse } from "./repo.ts";
import { hashOf } from "./token.ts";

/** Other software that acts for a user. */
export interface TokenBearer {
  tokenId: string;
  scope: PersonalTokenScope;
  /** Never an administrator: a token has an author's rights at most. */
  viewer: Viewer;
}

const noteEveryMs = 60_000;

/** Looked up each time, so that a token's end counts at once. Null for one that is none, or has ended. */
export async function bearerOf(
  { db, clock }: { db: Db; clock: Clock },
  token: string,
): Promise<TokenBearer | null> {
  const hash = hashOf(token);
  if (hash === undefined) return null;
  const now = clock.now();
  const found = await findTokenUser(db, hash, now);
  if (found === undefined) return null;
  const { last_used_at } = found;
  if (last_used_at === null || now.getTime() - last_used_at.getTime() >= noteEveryMs)
    await noteUse(db, found.token_id, now);
  return {
    tokenId: found.token_id,
    scope: found.scope,
    viewer: {
      id: found.id,
      role: found.role === "admin" ? "author" : found.role,
      has_premium_access: found.premium_until !== null && found.premium_until > now,
      shows_mature: found.shows_mature,
    },
  };
}
