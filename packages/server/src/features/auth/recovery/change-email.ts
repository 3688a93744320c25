import type { BodyOf, changeEmail as call } from "@katha/api/contract";
import type { Tx } from "../../../db/open.ts";
import { isUniquenessLost } from "../../../lib/error-code.ts";
import { Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { addressee, queueEmail } from "../../mail/index.ts";
import { emailTaken, findByEmail, ownAccount, updateUser } from "../../users/service.ts";
import { passwordProof } from "../passwords/prove-password.ts";
import type { Caller } from "../caller.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { issueEmailToken, spendChangeOfEmail } from "./email-tokens.ts";

const purpose = "change_email";

function askedTooSoon(): Problem {
  const detail = "A letter is on its way already. Ask again in a few minutes.";
  return new Problem(429, "email_on_its_way", detail, { headers: { "retry-after": "60" } });
}

/**
 * Emails a link to the new address; the account keeps its address until the link is opened. The old address is notified
 * at once, as afterwards its owner could no longer choose a new password.
 */
export async function askForNewEmail(
  needs: AuthDependencies,
  { email, current_password }: BodyOf<typeof call>,
  viewer: Viewer,
  { address }: Caller,
) {
  await passwordProof(needs)(viewer, current_password);
  await needs.limits.link(address, purpose, email);
  await needs.db.transaction().execute(async (tx) => {
    if (await findByEmail(tx, email)) throw emailTaken();
    const account = await ownAccount(tx, viewer.id);
    const { id: userId, language } = account;
    const tokenId = await issueEmailToken(needs, tx, { purpose, userId, email });
    if (tokenId === undefined) throw askedTooSoon();
    await queueEmail(needs, tx, {
      kind: purpose,
      userId,
      name: null,
      recipient: email,
      language,
      tokenId,
    });
    await queueEmail(needs, tx, { kind: "email_change_asked", userId, ...addressee(account) });
  });
  return { message: "We sent a letter to the new address. Follow its link, and it is yours." };
}

/** The old address is notified: its owner may not be the one who asked. */
async function move(needs: AuthDependencies, tx: Tx, user_id: string, email: string) {
  const before = await ownAccount(tx, user_id);
  if (await findByEmail(tx, email)) throw emailTaken();
  await updateUser(tx, user_id, { email, is_verified: true, updated_at: needs.clock.now() });
  await queueEmail(needs, tx, { kind: "email_changed", userId: user_id, ...addressee(before) });
}

/** The new address, if the token was issued for one. */
export async function takeNewEmail(
  needs: AuthDependencies,
  tx: Tx,
  token: string,
): Promise<string | undefined> {
  const asked = await spendChangeOfEmail(needs, tx, token);
  if (asked === undefined) return undefined;
  try {
    await move(needs, tx, asked.user_id, asked.email);
  } catch (error) {
    throw isUniquenessLost(error) ? emailTaken() : error;
  }
  return asked.user_id;
}
