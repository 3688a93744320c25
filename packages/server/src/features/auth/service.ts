import type { Authenticated, BodyOf, login, register } from "@katha/api/contract";
import { Problem } from "../../lib/problem.ts";
import type { PasswordDesk } from "../../lib/passwords.ts";
import {
  addUser,
  findByEmailOrUsername,
  refuseTaken,
  userAnswer,
  type UsersDependencies,
} from "../users/service.ts";
import { openSignIn, type SignInNeeds } from "./sign-ins.ts";

export interface AuthDependencies extends UsersDependencies, SignInNeeds {
  passwords: PasswordDesk;
}

/** Where a request comes from. */
export interface Caller {
  device: string;
  language: string;
}

export async function signUp(
  needs: AuthDependencies,
  form: BodyOf<typeof register>,
  caller: Caller,
): Promise<Authenticated> {
  const { username, email, display_name } = form;
  await refuseTaken(needs.db, form);
  const password_hash = await needs.passwords.hash(form.password);
  const { language, device } = caller;
  return needs.db.transaction().execute(async (tx) => {
    const added = { username, email, display_name, password_hash, language };
    const user = await addUser(needs, tx, added);
    const opened = { userId: user.id, isRemembered: false, device };
    return { tokens: await openSignIn(needs, tx, opened), user: userAnswer(user) };
  });
}

const notRight = () =>
  new Problem(401, "wrong_credentials", "Username, email or password is not right.");

export async function signIn(
  needs: AuthDependencies,
  form: BodyOf<typeof login>,
  { device }: Caller,
): Promise<Authenticated> {
  const user = await findByEmailOrUsername(needs.db, form.email_or_username);
  const isRight = await needs.passwords.matches(form.password, user?.password_hash);
  if (!user || !isRight) throw notRight();
  const opened = { userId: user.id, isRemembered: form.remember_me, device };
  return { tokens: await openSignIn(needs, needs.db, opened), user: userAnswer(user) };
}
