import {
  asSeen,
  displayNameLength,
  usernameLength,
  type FirstStepAnswer,
} from "@katha/api/contract";
import type { Tx } from "../../../db/open.ts";
import { notFound, Problem } from "../../../lib/problem.ts";
import { recordEvent } from "../../progress/index.ts";
import {
  addUser,
  findByEmail,
  isUsernameFree,
  ownAccount,
  updateUser,
  emailTaken,
  type UserRow,
} from "../../users/service.ts";
import { isImpersonating } from "../../users/index.ts";
import type { GoogleAccount } from "./google.ts";
import { endSignIns, findIdentity, insertIdentity } from "../repo.ts";
import { voidAccountLinks } from "../recovery/email-tokens.ts";
import { finishFirstStep } from "../second-factor/second-step.ts";
import type { AuthDependencies, Caller } from "../dependencies.ts";

export async function signInWithGoogle(
  needs: AuthDependencies,
  idToken: string,
  caller: Caller,
): Promise<FirstStepAnswer> {
  if (!needs.google)
    throw notFound("google_not_offered", "Signing in with Google is not offered here.");
  const tried = await needs.limits.proof(caller.address);
  const account = await needs.google.accountBehind(idToken).catch(async (error: unknown) => {
    if (error instanceof Problem && error.status === 503) await tried.takeBack();
    throw error;
  });
  await tried.takeBack();
  const enter = () => needs.db.transaction().execute((tx) => userFor(needs, tx, account, caller));
  // If two first sign-ins race, the second tries again and finds what the first created.
  const user = await enter().catch((error: unknown) => {
    if (error instanceof Problem && error.status === 409) return enter();
    throw error;
  });
  return finishFirstStep(needs, { user, isRemembered: true, caller });
}

/** Google's subject identifies the account for good; the email only decides which account it is first linked to. */
async function userFor(
  needs: AuthDependencies,
  tx: Tx,
  account: GoogleAccount,
  { language }: Caller,
): Promise<UserRow> {
  const known = await findIdentity(tx, "google", account.subject);
  if (known !== undefined) return ownAccount(tx, known);
  const sameEmail = await findByEmail(tx, account.email);
  const user = sameEmail
    ? await takeOver(needs, tx, sameEmail, account)
    : await addUser(needs, tx, {
        username: await freeUsername(tx, account.email),
        email: account.email,
        display_name: await shownName(tx, account.name),
        password_hash: null,
        language,
        is_verified: true,
      });
  const created_at = needs.clock.now();
  const identity = { provider: "google", subject: account.subject, created_at } as const;
  const owner = await insertIdentity(tx, { ...identity, user_id: user.id });
  return owner === user.id ? user : ownAccount(tx, owner);
}

/**
 * An existing account is linked only if Google hosts the mailbox. If its email was never confirmed, a stranger may have
 * registered it, so the password, all sign-ins and pending links are removed.
 */
async function takeOver(
  needs: AuthDependencies,
  tx: Tx,
  user: UserRow,
  { ownsMailbox }: GoogleAccount,
): Promise<UserRow> {
  if (!ownsMailbox) throw emailTaken();
  if (user.is_verified) return user;
  const now = needs.clock.now();
  await endSignIns(tx, { userId: user.id }, { ended_at: now, ended_by: "google" });
  await voidAccountLinks(tx, user.id, now);
  await updateUser(tx, user.id, { password_hash: null, is_verified: true, updated_at: now });
  const verified = { userId: user.id, kind: "verified", occasion: user.id } as const;
  await recordEvent({ ...needs, tx }, verified);
  return ownAccount(tx, user.id);
}

/** The name from Google if it may be shown; otherwise null, and the username is shown. */
async function shownName(tx: Tx, given: string | null | undefined): Promise<string | null> {
  const name = asSeen(given ?? "").slice(0, displayNameLength.max);
  return name === "" || (await isImpersonating(tx, name)) ? null : name;
}

async function freeUsername(tx: Tx, email: string): Promise<string> {
  const written = email.slice(0, email.indexOf("@")).replaceAll(/\W+/g, "_");
  const letters = (await isImpersonating(tx, written)) ? `reader_${written}` : written;
  const plain = letters.padEnd(usernameLength.min, "_").slice(0, usernameLength.max);
  for (let number = 1; ; number += 1) {
    const tail = number === 1 ? "" : `${number}`;
    const name = `${plain.slice(0, usernameLength.max - tail.length)}${tail}`;
    if (await isUsernameFree(tx, name)) return name;
  }
}
