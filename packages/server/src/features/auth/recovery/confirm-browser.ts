import { findUser } from "../../users/service.ts";
import type { AuthDependencies, Caller } from "../dependencies.ts";
import { rememberBrowser } from "../known-browsers.ts";
import { refuseWithoutPasswords } from "../passwords/passwords-off.ts";
import { badLink, spendEmailToken } from "./email-tokens.ts";

/** The emailed link was opened: this browser may try the password, no matter how often strangers have. */
export async function confirmBrowser(
  needs: AuthDependencies,
  token: string,
  caller: Caller,
): Promise<{ message: string }> {
  refuseWithoutPasswords(needs);
  const { db, clock, limits } = needs;
  const tried = await limits.proof(caller.address);
  const userId = await db
    .transaction()
    .execute((tx) => spendEmailToken({ clock }, tx, "confirm_browser", token));
  await tried.takeBack();
  const user = await findUser(db, userId);
  if (user === undefined) throw badLink();
  rememberBrowser(needs, caller, user);
  return { message: "This browser is confirmed. Sign in with your password." };
}
