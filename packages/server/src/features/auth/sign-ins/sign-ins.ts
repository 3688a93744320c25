import type { TokenSet } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Ids } from "../../../lib/ids.ts";
import type { Secret } from "../../../lib/secret.ts";
import { accessTokenSeconds, issueAccessToken } from "./access-tokens.ts";
import { issueRefreshToken } from "./refresh-tokens.ts";
import { refuseSuspended } from "../suspension/suspension.ts";

export interface SignInNeeds {
  db: Db;
  clock: Clock;
  ids: Ids;
  secret: Secret;
}

const dayMs = 86_400_000;
/** How long an unused device stays signed in. */
const signInLastsMs = { remembered: 30 * dayMs, otherwise: dayMs } as const;
/** The longest a sign-in lasts, however often it is used. */
export const signInEndsMs = { remembered: 180 * dayMs, otherwise: 7 * dayMs } as const;

export function expiryFrom(
  now: Date,
  { is_remembered, created_at }: { is_remembered: boolean; created_at: Date },
): Date {
  const kind = is_remembered ? "remembered" : "otherwise";
  const ends = created_at.getTime() + signInEndsMs[kind];
  return new Date(Math.min(now.getTime() + signInLastsMs[kind], ends));
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

interface NewSignIn {
  userId: string;
  isRemembered: boolean;
  device: string;
  /** When it proved a second factor; absent if it did not. */
  provedAt?: Date | null;
  vouched?: VouchedBy | undefined;
}

/** Who vouched for a sign-in, what signs out there, and which session of theirs it came from. */
export interface VouchedBy {
  way: string | null;
  sealed_id_token: string | null;
  provider_session: string | null;
}

/** The only place where sign-ins are opened, so that a suspended account has no way in. */
export async function openSignIn(
  { clock, ids, secret }: Omit<SignInNeeds, "db">,
  db: Db,
  { userId, isRemembered, device, provedAt = null, vouched }: NewSignIn,
): Promise<TokenSet> {
  await refuseSuspended(db, { clock }, userId, 403);
  const now = clock.now();
  const signInId = ids();
  await db
    .insertInto("sign_ins")
    .values({
      id: signInId,
      user_id: userId,
      is_remembered: isRemembered,
      device,
      created_at: now,
      last_used_at: now,
      expires_at: expiryFrom(now, { is_remembered: isRemembered, created_at: now }),
      second_factor_at: provedAt,
      ...vouched,
    })
    .execute();
  return tokensFor({ clock, secret }, { userId, signInId, renewals: 0 });
}
