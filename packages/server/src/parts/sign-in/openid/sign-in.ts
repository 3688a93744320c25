import type { BodyOf, beginOpenIdSignIn, FirstStepAnswer } from "@katha/api/contract";
import { Problem } from "../../../lib/problem.ts";
import {
  signInVouched,
  wayNotOffered,
  type AuthDependencies,
  type Caller,
} from "../../../features/auth/index.ts";
import type { OpenIdPerson, OpenIdProvider } from "./provider.ts";
import { printOfSession } from "./end-sign-ins.ts";
import { isAddress } from "../names.ts";
import { emailUnconfirmed, ended, otherPerson } from "./refusals.ts";
import { keepRequest, newProof, takeRequest } from "./requests.ts";
import { sealIdToken } from "./sign-out.ts";

export interface OpenIdNeeds extends AuthDependencies {
  openId: readonly OpenIdProvider[];
}

/** The page that a provider comes back to; hosts register its address there. */
const returnPath = "/login";

function providerOf({ openId }: OpenIdNeeds, key: string): OpenIdProvider {
  const provider = openId.find((one) => one.key === key);
  if (!provider) throw wayNotOffered();
  return provider;
}

export async function beginSignIn(
  needs: OpenIdNeeds,
  key: string,
  { remember_me, invitation }: BodyOf<typeof beginOpenIdSignIn>,
  caller: Caller,
): Promise<{ address: string }> {
  const provider = providerOf(needs, key);
  await needs.limits.openId(caller.address);
  const proof = newProof(needs);
  const redirectUri = caller.site + returnPath;
  const address = await provider.begin(proof, redirectUri);
  const request = { provider: key, redirectUri, invitation, isRemembered: remember_me };
  await keepRequest(needs, proof, request, caller);
  return { address };
}

/** A refused answer counts as an attempt; a provider that is away does not. */
export async function personBehind<Person extends OpenIdPerson>(
  needs: AuthDependencies,
  caller: Caller,
  ask: () => Promise<Person>,
): Promise<Person> {
  const tried = await needs.limits.proof(caller.address);
  try {
    const person = await ask();
    await tried.takeBack();
    return person;
  } catch (error) {
    if (error instanceof Problem && error.status === 503) await tried.takeBack();
    throw error;
  }
}

export async function finishSignIn(
  needs: OpenIdNeeds,
  answer: string,
  caller: Caller,
): Promise<FirstStepAnswer> {
  const parameters = new URLSearchParams(answer);
  const states = parameters.getAll("state");
  if (states.length !== 1) throw ended();
  const request = await takeRequest(needs, states[0] ?? "", caller);
  const provider = providerOf(needs, request.provider);
  const address = new URL(`${request.redirect_uri}?${parameters.toString()}`);
  const person = await personBehind(needs, caller, () => provider.finish(request.proof, address));
  const { issuer, subject, email, name, idToken } = person;
  return signInVouched(
    needs,
    {
      provider: issuer,
      subject,
      name,
      isAdministrator: person.isAdministrator,
      endedBy: "provider",
      invitation: request.invitation,
      isRemembered: request.is_remembered,
      confirmedEmail: () => {
        if (email === null || !person.isEmailVerified || !isAddress(email))
          throw emailUnconfirmed(provider.name);
        return email;
      },
      // An address that the provider has given to somebody else opens nobody's account.
      mayLink: (isOfAnother) => {
        if (isOfAnother) throw otherPerson(provider.name);
      },
      keptFor: (userId) => ({
        way: provider.key,
        sealed_id_token: sealIdToken(needs.secret, idToken, userId),
        provider_session: printOfSession(issuer, person.session),
      }),
    },
    caller,
  );
}
