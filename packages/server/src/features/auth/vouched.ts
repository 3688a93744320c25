import {
  asSeen,
  displayNameLength,
  usernameLength,
  type FirstStepAnswer,
} from "@katha/api/contract";
import type { Db, Tx } from "../../db/open.ts";
import { Problem } from "../../lib/problem.ts";
import { recordEvent } from "../progress/index.ts";
import {
  addUser,
  findByEmail,
  isUsernameFree,
  ownAccount,
  updateUser,
  type UserRow,
} from "../users/service.ts";
import { isImpersonating } from "../users/index.ts";
import type { Caller } from "./caller.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { voidAccountLinks } from "./recovery/email-tokens.ts";
import { admit } from "./registration/registration.ts";
import { finishFirstStep } from "./second-factor/second-step.ts";
import { endSignIns } from "./sign-ins/end-sign-ins.ts";
import type { VouchedBy } from "./sign-ins/sign-ins.ts";

/** Somebody for whom Google, a provider of OpenID Connect or a proxy vouches. */
interface Vouched {
  /** `google`, `proxy`, or an issuer: with the subject, it identifies an account for good. */
  provider: string;
  subject: string;
  /** Called when no account is linked yet: the address decides which one it will be. Throws if it is not confirmed. */
  confirmedEmail: () => string;
  name: string | null;
  /** Throws if an account with the same address must not be linked, which may be somebody else's there. */
  mayLink: (isOfAnother: boolean) => void;
  /** Undefined if whoever vouches does not say. */
  isAdministrator: boolean | undefined;
  endedBy: "google" | "provider";
  invitation: string | null | undefined;
  isRemembered: boolean;
  /** What is kept of it with the sign-in of this user. */
  keptFor?: (userId: string) => VouchedBy;
}

/** The first step for somebody who has been vouched for. */
export async function signInVouched(
  needs: AuthDependencies,
  vouched: Vouched,
  caller: Caller,
): Promise<FirstStepAnswer> {
  const { id } = await accountOf(needs, vouched, caller);
  await needs.claimedRole(id, vouched.isAdministrator);
  const user = await ownAccount(needs.db, id);
  const { isRemembered, keptFor } = vouched;
  return finishFirstStep(needs, { user, isRemembered, caller, vouched: keptFor?.(id) });
}

/** The user that a provider's account is linked to. */
export async function findIdentity(
  db: Db,
  provider: string,
  subject: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom("identities")
    .select("user_id")
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return found?.user_id;
}

/** Whether an account is linked to anybody at a provider. */
async function hasIdentityOf(db: Db, provider: string, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom("identities")
    .select("subject")
    .where("provider", "=", provider)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The account of somebody: the one that is linked, one with the same address, or a new one. */
async function accountOf(
  needs: AuthDependencies,
  vouched: Vouched,
  caller: Caller,
): Promise<UserRow> {
  const find = () => needs.db.transaction().execute((tx) => userFor(needs, tx, vouched, caller));
  // If two first sign-ins race, the second tries again and finds what the first created.
  return find().catch((error: unknown) => {
    if (error instanceof Problem && error.status === 409) return find();
    throw error;
  });
}

async function userFor(
  needs: AuthDependencies,
  tx: Tx,
  vouched: Vouched,
  { language }: Caller,
): Promise<UserRow> {
  const { provider, subject } = vouched;
  const known = await findIdentity(tx, provider, subject);
  if (known !== undefined) return ownAccount(tx, known);
  const email = vouched.confirmedEmail();
  const sameEmail = await findByEmail(tx, email);
  const user = sameEmail
    ? await takeOver(needs, tx, sameEmail, vouched)
    : await newAccount(needs, tx, { ...vouched, email, language });
  const created_at = needs.clock.now();
  await tx
    .insertInto("identities")
    .values({ provider, subject, created_at, user_id: user.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // The link may have been made meanwhile, to another account.
  const owner = (await findIdentity(tx, provider, subject)) ?? user.id;
  return owner === user.id ? user : ownAccount(tx, owner);
}

async function newAccount(
  needs: AuthDependencies,
  tx: Tx,
  { email, name, language, invitation }: Vouched & { email: string; language: string },
): Promise<UserRow> {
  await admit(needs, tx, { email, isConfirmed: true, invitation: invitation ?? undefined });
  return addUser(needs, tx, {
    username: await freeUsername(tx, email),
    email,
    display_name: await shownName(tx, name),
    password_hash: null,
    language,
    is_verified: true,
  });
}

/**
 * If the account's email was never confirmed, a stranger may have registered it, so the password, all sign-ins and
 * pending links are removed.
 */
async function takeOver(
  needs: AuthDependencies,
  tx: Tx,
  user: UserRow,
  { provider, mayLink, endedBy }: Vouched,
): Promise<UserRow> {
  mayLink(await hasIdentityOf(tx, provider, user.id));
  if (user.is_verified) return user;
  const now = needs.clock.now();
  await endSignIns(tx, { userId: user.id }, { ended_at: now, ended_by: endedBy });
  await voidAccountLinks(tx, user.id, now);
  await updateUser(tx, user.id, { password_hash: null, is_verified: true, updated_at: now });
  const verified = { userId: user.id, kind: "verified", occasion: user.id } as const;
  await recordEvent({ ...needs, tx }, verified);
  return ownAccount(tx, user.id);
}

/** The given name if it may be shown; otherwise null, and the username is shown. */
async function shownName(tx: Tx, given: string | null): Promise<string | null> {
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
