import type { TokenSet } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Ids } from "../../../lib/ids.ts";
import type { Secret } from "../../../lib/secret.ts";
import { accessTokenSeconds, issueAccessToken } from "./access-tokens.ts";
import { issueRefreshToken } from "./refresh-tokens.ts";
import { insertSignIn } from "../repo.ts";

export interface SignInNeeds {
  db: Db;
  clock: Clock;
  ids: Ids;
  secret: Secret;
}

const dayMs = 86_400_000;
/** How long an unused device stays signed in. */
export const signInLastsMs = { remembered: 30 * dayMs, otherwise: dayMs } as const;

export function expiryFrom(now: Date, isRemembered: boolean): Date {
  const lasts = isRemembered ? signInLastsMs.remembered : signInLastsMs.otherwise;
  return new Date(now.getTime() + lasts);
}

interface Sealed {
  userId: string;
  signInId: string;
  renewals: number;
}

export async function tokensFor(
  needs: Pick<SignInNeeds, "clock" | "secret">,
  sealed: Sealed,
): Promise<TokenSet> {
  return {
    access_token: await issueAccessToken(needs, sealed),
    refresh_token: issueRefreshToken(needs.secret, sealed),
    token_type: "bearer",
    expires_in: accessTokenSeconds,
  };
}

export async function openSignIn(
  { clock, ids, secret }: Omit<SignInNeeds, "db">,
  db: Db,
  { userId, isRemembered, device }: { userId: string; isRemembered: boolean; device: string },
): Promise<TokenSet> {
  const now = clock.now();
  const signInId = ids();
  await insertSignIn(db, {
    id: signInId,
    user_id: userId,
    is_remembered: isRemembered,
    device,
    created_at: now,
    last_used_at: now,
    expires_at: expiryFrom(now, isRemembered),
  });
  return tokensFor({ clock, secret }, { userId, signInId, renewals: 0 });
}
