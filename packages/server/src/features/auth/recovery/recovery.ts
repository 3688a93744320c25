import type { BodyOf, resetPassword } from "@katha/api/contract";
import { recordEvent } from "../../progress/index.ts";
import { findUser, ownAccount, updateUser } from "../../users/service.ts";
import { takeNewEmail } from "./change-email.ts";
import {
  badLink,
  hasProvedAddress,
  linkOwner,
  spendEmailToken,
  voidAccountLinks,
} from "./email-tokens.ts";
import { linkRequested, type LinkPurpose } from "./links.ts";
import { namesOf, refuseGuessable } from "../passwords/guessable-passwords.ts";
import { refuseWithoutPasswords } from "../passwords/prove-password.ts";
import { emailOwner } from "../email-owner.ts";
import { endSignIns } from "../sign-ins/end-sign-ins.ts";
import type { Caller } from "../caller.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { rememberBrowser } from "../known-browsers.ts";

const promises: Record<LinkPurpose, string> = {
  reset_password: "If this email is registered, you will receive password reset instructions",
  verify_email: "Verification email sent if account exists",
  confirm_browser: "If there is such an account, a link is on its way to its email",
};

/** Does the same work for every address; a job finds out whether it has an account. */
export async function askForLink(
  needs: AuthDependencies,
  purpose: LinkPurpose,
  email: string,
  { address }: Caller,
) {
  const { limits, jobs, db } = needs;
  if (purpose !== "verify_email") refuseWithoutPasswords(needs);
  await limits.link(address, purpose, email);
  await jobs.add(db, linkRequested, { purpose, email });
  return { message: promises[purpose] };
}

async function confirmOnce(needs: AuthDependencies, token: string): Promise<void> {
  const { db, clock } = needs;
  await db.transaction().execute(async (tx) => {
    const moved = await takeNewEmail(needs, tx, token);
    const userId = moved ?? (await spendEmailToken(needs, tx, "verify_email", token));
    await updateUser(tx, userId, { is_verified: true, updated_at: clock.now() });
    await recordEvent({ ...needs, tx }, { userId, kind: "verified", occasion: userId });
  });
}

/** Mail programs open links too, so opening one again only reports the current state. */
export async function confirmEmail(needs: AuthDependencies, token: string) {
  try {
    await confirmOnce(needs, token);
  } catch (error) {
    if (!(await hasProvedAddress(needs.db, token))) throw error;
    return { message: "Your email is confirmed already" };
  }
  return { message: "Email verified successfully" };
}

export async function chooseNewPassword(
  needs: AuthDependencies,
  { token, password }: BodyOf<typeof resetPassword>,
  caller: Caller,
) {
  refuseWithoutPasswords(needs);
  const { db, clock, limits, passwords } = needs;
  const tried = await limits.proof(caller.address);
  const ownerId = await linkOwner(needs, "reset_password", token);
  if (ownerId === undefined) throw badLink();
  await tried.takeBack();
  await refuseGuessable(password, namesOf(await ownAccount(db, ownerId)));
  const password_hash = await passwords.hash(password);
  const owner = await db.transaction().execute(async (tx) => {
    const userId = await spendEmailToken(needs, tx, "reset_password", token);
    // Opening the link proves that the user owns the address.
    const now = clock.now();
    await updateUser(tx, userId, { password_hash, is_verified: true, updated_at: now });
    await recordEvent({ ...needs, tx }, { userId, kind: "verified", occasion: userId });
    await endSignIns(tx, { userId }, { ended_at: now, ended_by: "password" });
    await voidAccountLinks(tx, userId, now);
    await emailOwner(needs, tx, userId, "password_changed");
    return ownAccount(tx, userId);
  });
  await limits.forgetPasswordAttempts(caller.address, owner.id);
  rememberBrowser(needs, caller, owner);
  return { message: "Your password is changed. Log in with the new one." };
}

/** The emailed link was opened: this browser may try the password, no matter how often strangers have. */
export async function confirmBrowser(needs: AuthDependencies, token: string, caller: Caller) {
  refuseWithoutPasswords(needs);
  const { db, limits } = needs;
  const tried = await limits.proof(caller.address);
  const userId = await db
    .transaction()
    .execute((tx) => spendEmailToken(needs, tx, "confirm_browser", token));
  await tried.takeBack();
  const user = await findUser(db, userId);
  if (user === undefined) throw badLink();
  rememberBrowser(needs, caller, user);
  return { message: "This browser is confirmed. Sign in with your password." };
}
