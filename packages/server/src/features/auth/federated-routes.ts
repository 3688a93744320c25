import {
  beginOpenIdSignIn,
  finishOpenIdSignIn,
  openInvitation,
  proxySignIn,
  type AnyCall,
} from "@katha/api/contract";
import type { Asker, CallRequest, RegisterCall } from "../../lib/register-call.ts";
import type { AuthDependencies, Caller } from "./dependencies.ts";
import { beginSignIn, finishSignIn } from "./openid/sign-in.ts";
import { signInByProxy } from "./proxy/proxy.ts";
import { readInvitation } from "./registration/invitation-tokens.ts";

type CallerOf = (call: Pick<CallRequest<AnyCall>, "request" | "setHeader">) => Caller;

const formBytes = 16 * 1024;

export function federatedRoutes(
  register: RegisterCall,
  needs: AuthDependencies,
  callerOf: CallerOf,
): void {
  const { limits } = needs;
  const proof = {
    bodyLimit: formBytes,
    limit: ({ request }: Asker) => limits.before.proof(request.ip),
  };
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
  register(
    proxySignIn,
    (call) => signInByProxy(needs, call.body, call.request, callerOf(call)),
    proof,
  );
  register(
    openInvitation,
    async ({ body, request }) => {
      const tried = await limits.proof(request.ip);
      const { email, expires_at } = await readInvitation(needs, body.invitation);
      await tried.takeBack();
      return { email, expires_at: expires_at.toISOString() };
    },
    proof,
  );
}
