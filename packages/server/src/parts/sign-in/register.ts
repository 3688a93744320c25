import {
  beginOpenIdSignIn,
  finishOpenIdSignIn,
  googleSignIn,
  proxySignIn,
} from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import {
  callerOf,
  formBytes,
  proofOptions,
  type AuthDependencies,
  type OtherWays,
} from "../../features/auth/index.ts";
import { callsOf } from "../../http/calls/register-call.ts";
import { registerBackChannel } from "./openid/back-channel.ts";
import { googleProvider, signInWithGoogle } from "./openid/google.ts";
import { openIdProvider, type GoogleSignIn } from "./openid/provider.ts";
import { beginSignIn, finishSignIn } from "./openid/sign-in.ts";
import { signOutAddress } from "./openid/sign-out.ts";
import { proxyNames, signInByProxy } from "./proxy/proxy.ts";
import "./tables.ts";

interface SignInPartNeeds extends AuthDependencies, OtherWays {
  google?: GoogleSignIn | undefined;
  /** For tests: how long an answer of a provider may take. */
  providerPatienceMs?: number | undefined;
}

/** Ways in for those for whom Google, a provider of OpenID Connect or a proxy vouches. */
export async function registerSignIn(app: FastifyInstance, services: SignInPartNeeds) {
  const { clock, limits, googleClientId, proxyHeaders, waysIn } = services;
  const google =
    services.google ?? (googleClientId ? googleProvider(googleClientId, { clock }) : undefined);
  const openId = services.openId.map((settings) =>
    openIdProvider(settings, { clock, patienceMs: services.providerPatienceMs }),
  );
  const needs = { ...services, openId };
  const nameByProxy = proxyNames(proxyHeaders);
  waysIn.push({
    shown: (request) => ({
      google_client_id: google?.clientId ?? null,
      providers: openId.map(({ key, name }) => ({ key, name })),
      proxy_name: nameByProxy(request),
    }),
    signOutAddress: (signIn, site) => signOutAddress(needs, signIn, site),
  });
  const register = callsOf(app);
  const proof = proofOptions(limits);
  register(
    googleSignIn,
    (call) => signInWithGoogle(needs, google, call.body, callerOf(call)),
    proof,
  );
  register(
    beginOpenIdSignIn,
    (call) => beginSignIn(needs, call.params.provider, call.body, callerOf(call)),
    { bodyLimit: formBytes },
  );
  register(
    finishOpenIdSignIn,
    (call) => finishSignIn(needs, call.body.answer, callerOf(call)),
    proof,
  );
  register(proxySignIn, (call) => signInByProxy(needs, proxyHeaders, call, callerOf(call)), proof);
  await registerBackChannel(app, needs);
}
