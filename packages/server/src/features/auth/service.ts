import type { Authenticated, BodyOf, FirstStepAnswer, login, register } from "@katha/api/contract";
import { Problem } from "../../lib/problem.ts";
import { addUser, findByEmailOrUsername, refuseTaken, userAnswer } from "../users/service.ts";
import { refuseImpersonation } from "../users/index.ts";
import { refuseGuessable } from "./passwords/guessable-passwords.ts";
import type { Caller } from "./caller.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { knownBrowser, rememberBrowser } from "./known-browsers.ts";
import { refuseWithoutPasswords } from "./passwords/prove-password.ts";
import { sendLink } from "./recovery/links.ts";
import { admit, mayApply } from "./registration/registration.ts";
import { finishFirstStep } from "./second-factor/second-step.ts";
import { openSignIn } from "./sign-ins/sign-ins.ts";

export async function signUp(
  needs: AuthDependencies,
  form: BodyOf<typeof register>,
  caller: Caller,
): Promise<Authenticated> {
  const { language, device } = caller;
  const { username, email, display_name } = form;
  refuseWithoutPasswords(needs);
  const applicant = { email, isConfirmed: false, invitation: form.invitation };
  await mayApply(needs, applicant);
  await refuseTaken(needs.db, form);
  await refuseImpersonation(needs.db, "username", username);
  if (display_name) await refuseImpersonation(needs.db, "display_name", display_name);
  await refuseGuessable(form.password, [username, email, display_name ?? ""]);
  const password_hash = await needs.passwords.hash(form.password);
  return needs.db.transaction().execute(async (tx) => {
    await admit(needs, tx, applicant);
    const added = { username, email, display_name, password_hash, language };
    const user = await addUser(needs, tx, added);
    await sendLink(needs, tx, user, "verify_email");
    rememberBrowser(needs, caller, user);
    const opened = { userId: user.id, isRemembered: false, device };
    return { tokens: await openSignIn(needs, tx, opened), user: userAnswer(user) };
  });
}

const notRight = () =>
  new Problem(401, "wrong_credentials", "Username, email or password is not right.");

/** An unknown user causes the same work, and gets the same answer, as a wrong password. */
export async function signIn(
  needs: AuthDependencies,
  form: BodyOf<typeof login>,
  caller: Caller,
): Promise<FirstStepAnswer> {
  refuseWithoutPasswords(needs);
  const user = await findByEmailOrUsername(needs.db, form.email_or_username);
  const guess = {
    address: caller.address,
    account: user?.id ?? form.email_or_username,
    browser: user ? knownBrowser(needs.secret, caller.cookies, user) : null,
  };
  const isRight = await needs.limits.password(guess, () =>
    needs.passwords.matches(form.password, user?.password_hash),
  );
  if (!user || !isRight) throw notRight();
  return finishFirstStep(needs, { user, isRemembered: form.remember_me, caller });
}
