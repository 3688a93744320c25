import type { AnyCall } from "@katha/api/contract";
import { printedMark } from "../../../lib/passwords.ts";
import { readLsn } from "../../../lib/lsn.ts";
import { signInNeeded } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { SiteSettings } from "../../site-settings/index.ts";
import { bearerIn } from "../bearer-in.ts";
import { isProvedAt, needsSecondFactor } from "../second-factor/status.ts";
import { readAccessToken } from "./access-tokens.ts";
import type { SignInNeeds } from "./sign-ins.ts";

interface IncomingRequest {
  headers: { authorization?: string | undefined };
  routeOptions: { config: { call?: AnyCall } };
}

interface IdentifyNeeds extends Omit<SignInNeeds, "ids"> {
  /** Where they say so, administrators without a proved second factor have an author's rights. */
  siteSettings: Pick<SiteSettings, "now">;
  /** Where passwords are off, nobody can use a printed one, or change it. */
  allowsPasswords: boolean;
}

/**
 * Identifies the viewer by the Bearer token. The sign-in is looked up each time, so that its end, a changed role or a
 * deleted account takes effect at once.
 */
export function identifyByToken(needs: IdentifyNeeds) {
  const { db, clock, secret, siteSettings, allowsPasswords } = needs;
  return async (request: IncomingRequest): Promise<Viewer | null> => {
    const { routeOptions } = request;
    const token = bearerIn(request);
    if (token === undefined) return null;
    const claims = await readAccessToken({ clock, secret }, token);
    if (!claims) return null;
    const now = clock.now();
    const signer = await db
      .selectFrom("sign_ins as s")
      .innerJoin("users as u", "u.id", "s.user_id")
      .leftJoin("account_writes as w", "w.user_id", "u.id")
      .select(["u.id", "u.role", "u.premium_until", "u.shows_mature", "s.second_factor_at"])
      .select("w.reaches as wrote_at")
      .select((row) => row("u.password_hash", "like", `${printedMark}%`).as("has_printed_password"))
      .where("s.id", "=", claims.signInId)
      .where("s.user_id", "=", claims.userId)
      .where("s.ended_at", "is", null)
      .where("s.expires_at", ">", now)
      .where((row) =>
        row.or([row("u.suspended_at", "is", null), row("u.suspended_until", "<=", now)]),
      )
      .executeTakeFirst();
    // A sign-in opened while its account was being suspended does not count.
    if (!signer) return null;
    if (claims.isExpired && routeOptions.config.call?.tag !== "auth") {
      // Expired, but the sign-in is still valid: a 401 makes the client renew the token.
      throw signInNeeded();
    }
    const isProved = isProvedAt(signer.second_factor_at, now);
    const isAdmin = signer.role === "admin";
    const lacksProof = isAdmin && !isProved && needsSecondFactor(siteSettings);
    const hasPrintedPassword = allowsPasswords && isAdmin && signer.has_printed_password === true;
    return {
      id: signer.id,
      role: lacksProof || hasPrintedPassword ? "author" : signer.role,
      has_premium_access: signer.premium_until !== null && signer.premium_until > now,
      shows_mature: signer.shows_mature,
      sign_in_id: claims.signInId,
      has_proved_second_factor: isProved,
      ...(signer.wrote_at !== null && { wrote_at: readLsn(signer.wrote_at) }),
      ...(lacksProof && { lacks_second_factor: true }),
      ...(hasPrintedPassword && { has_printed_password: true }),
    };
  };
}
