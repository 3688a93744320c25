import { endPersonalToken, listPersonalTokens, makePersonalToken } from "@katha/api/contract";
import type { CallOptions, RegisterCall } from "../../../lib/register-call.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { endToken, makeToken, tokensOf } from "./personal-tokens.ts";

interface TokenRoutesNeeds extends AuthDependencies {
  /** Whether other software gets in with a token. */
  mcp: boolean;
}

export function personalTokenRoutes(
  register: RegisterCall,
  needs: TokenRoutesNeeds,
  withPassword: CallOptions,
): void {
  register(listPersonalTokens, async ({ viewer, request }) => {
    const addressOf = (path: string) => (needs.mcp ? request.site + path : null);
    return {
      tokens: await tokensOf(needs, viewer),
      mcp_address: addressOf("/mcp"),
      books_address: addressOf("/opds/my"),
    };
  });
  register(makePersonalToken, ({ body, viewer }) => makeToken(needs, body, viewer), withPassword);
  register(endPersonalToken, ({ params, viewer }) => endToken(needs, params.id, viewer));
}
