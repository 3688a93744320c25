import type { BodyOf, FirstStepAnswer, googleSignIn } from "@katha/api/contract";
import type { Clock } from "../../../lib/clock.ts";
import { emailTaken } from "../../../features/users/service.ts";
import {
  signInVouched,
  wayNotOffered,
  type AuthDependencies,
  type Caller,
} from "../../../features/auth/index.ts";
import { type GoogleSignIn, type OpenIdPerson, openIdProvider } from "./provider.ts";
import { emailUnconfirmed } from "./refusals.ts";
import { personBehind } from "./sign-in.ts";

/** Google's own button gives the browser an ID token, so no secret and no way back to us is needed. */
export const googleProvider = (
  clientId: string,
  { clock, issuer = "https://accounts.google.com" }: { clock: Clock; issuer?: string },
): GoogleSignIn =>
  openIdProvider(
    {
      key: "google",
      name: "Google",
      issuer,
      clientId,
      clientSecret: undefined,
      scopes: "openid email profile",
      roleClaim: undefined,
      adminValue: undefined,
    },
    { clock },
  );

/** Google keeps addresses confirmed long after somebody has lost them, unless it hosts the mailbox. */
function ownsMailbox({ email, mailDomain }: OpenIdPerson): boolean {
  const domain = email?.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return domain === "gmail.com" || (mailDomain !== null && mailDomain.toLowerCase() === domain);
}

export async function signInWithGoogle(
  needs: AuthDependencies,
  google: GoogleSignIn | undefined,
  { id_token, invitation }: BodyOf<typeof googleSignIn>,
  caller: Caller,
): Promise<FirstStepAnswer> {
  if (!google) throw wayNotOffered();
  const { email, ...person } = await personBehind(needs, caller, async () => {
    const found = await google.personBehind(id_token);
    if (found.email === null || !found.isEmailVerified) throw emailUnconfirmed(google.name);
    return { ...found, email: found.email };
  });
  return signInVouched(
    needs,
    {
      provider: "google",
      subject: person.subject,
      name: person.name,
      isAdministrator: undefined,
      endedBy: "google",
      invitation,
      isRemembered: true,
      confirmedEmail: () => email,
      mayLink: () => {
        if (!ownsMailbox({ ...person, email })) throw emailTaken();
      },
    },
    caller,
  );
}
