import type { BodyOf, FirstStepAnswer, googleSignIn } from "@katha/api/contract";
import { notFound, Problem } from "../../../lib/problem.ts";
import { emailTaken } from "../../users/service.ts";
import { accountOf } from "../identities/accounts.ts";
import { finishFirstStep } from "../second-factor/second-step.ts";
import type { AuthDependencies, Caller } from "../dependencies.ts";

export async function signInWithGoogle(
  needs: AuthDependencies,
  { id_token, invitation }: BodyOf<typeof googleSignIn>,
  caller: Caller,
): Promise<FirstStepAnswer> {
  if (!needs.google)
    throw notFound("google_not_offered", "Signing in with Google is not offered here.");
  const tried = await needs.limits.proof(caller.address);
  const account = await needs.google.accountBehind(id_token).catch(async (error: unknown) => {
    if (error instanceof Problem && error.status === 503) await tried.takeBack();
    throw error;
  });
  await tried.takeBack();
  const { subject, email, name, ownsMailbox } = account;
  const vouched = {
    provider: "google",
    subject,
    name,
    endedBy: "google",
    invitation,
    confirmedEmail: () => email,
    /** Google keeps addresses confirmed long after somebody has lost them, unless it hosts the mailbox. */
    mayLink: async () => {
      if (!ownsMailbox) throw emailTaken();
    },
  } as const;
  const user = await accountOf(needs, vouched, caller);
  return finishFirstStep(needs, { user, isRemembered: true, caller });
}
