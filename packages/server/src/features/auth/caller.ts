import { spokenLanguages, type AnyCall } from "@katha/api/contract";
import type { Asker, CallOptions, CallRequest } from "../../lib/register-call.ts";
import type { Limits } from "./limits/limits.ts";
import { relyingPartyOf, type RelyingParty } from "./second-factor/passkeys.ts";

const longestDevice = 300;
/** A form of an account, with room for the longest token. */
export const formBytes = 16 * 1024;

export interface Caller {
  address: string;
  device: string;
  language: string;
  cookies: string | undefined;
  /** The site at which the request arrived, with its path. */
  site: string;
  /** The same for passkeys. */
  rp: RelyingParty;
  setCookie: (cookie: string) => void;
}

export function callerOf({
  request,
  setHeader,
}: Pick<CallRequest<AnyCall>, "request" | "setHeader">): Caller {
  const { headers, ip, site } = request;
  const [first = ""] = (headers["accept-language"] ?? "").split(/\W/);
  return {
    address: ip,
    device: (headers["user-agent"] ?? "").slice(0, longestDevice),
    cookies: headers.cookie,
    site,
    rp: relyingPartyOf(site),
    setCookie: (cookie) => setHeader("set-cookie", cookie),
    language: spokenLanguages.find((spoken) => spoken === first.toLowerCase()) ?? "en",
  };
}

/** For calls that prove something by a token. */
export const proofOptions = (limits: Limits): CallOptions => ({
  bodyLimit: formBytes,
  limit: ({ request }: Asker) => limits.before.proof(request.ip),
});
