import { authCalls } from "../contract/call-table/auth.ts";
import type { ApiClient } from "../http/api-client.ts";
import { callQuery } from "../http/call-query.ts";
import { send } from "../http/send.ts";
import type { Tokens } from "../sign-in/sign-in-store.ts";

/**
 * Ends the sign-in of these tokens, and answers where to sign out of the provider that vouched for it; null for
 * nowhere. Not an endpoint of the store: when somebody signs out, the store ends what it still asks for.
 */
export async function endSignInOf(
  { transport }: ApiClient,
  { accessToken }: Tokens,
): Promise<string | null> {
  const { data } = await send(transport, callQuery(authCalls.logout), accessToken);
  const address = (data as { sign_out_address?: unknown } | null | undefined)?.sign_out_address;
  return typeof address === "string" ? address : null;
}
