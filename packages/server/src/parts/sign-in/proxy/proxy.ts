import type { FastifyRequest } from "fastify";
import type { FirstStepAnswer, proxySignIn } from "@katha/api/contract";
import { Problem } from "../../../lib/problem.ts";
import {
  signInVouched,
  wayNotOffered,
  type AuthDependencies,
  type Caller,
  type ProxyHeaders,
} from "../../../features/auth/index.ts";
import type { CallRequest } from "../../../lib/register-call.ts";
import { canName, isAddress } from "../names.ts";
import { emailUnconfirmed, otherPerson } from "../openid/refusals.ts";

/** Visitors' addresses are in some of the reasons. */
const mostLogged = 20;

interface NamedPerson {
  subject: string;
  email: string | null;
  name: string | null;
  isAdministrator: boolean | undefined;
}

function valuesOf({ raw }: FastifyRequest, header: string): string[] {
  const wanted = header.toLowerCase();
  return raw.rawHeaders
    .filter((_, at) => at % 2 === 1 && raw.rawHeaders[at - 1]?.toLowerCase() === wanted)
    .map((value) => Buffer.from(value, "latin1").toString("utf8").trim());
}

/** A header that came once. One that came twice could be the visitor's beside the proxy's. */
function valueOf(request: FastifyRequest, header: string | undefined): string | null {
  if (header === undefined) return null;
  const [value = "", ...others] = valuesOf(request, header);
  return others.length === 0 && canName(value) ? value : null;
}

/** Fastify puts a proxy before the visitor only if it trusts it. */
const cameThroughTrustedProxy = ({ ips }: FastifyRequest) => (ips?.length ?? 0) > 1;

function whyUntrusted({ raw, headers }: FastifyRequest): string {
  const from = raw.socket.remoteAddress ?? "an unknown address";
  return headers["x-forwarded-for"]
    ? `${from} is not in KATHA_TRUSTED_PROXIES`
    : `the request from ${from} has no X-Forwarded-For: it came past the proxy, or the proxy does not send it`;
}

function whyUnnamed(request: FastifyRequest, header: string): string {
  const [value, ...others] = valuesOf(request, header);
  if (value === undefined) return `the header ${header} is missing`;
  if (others.length > 0)
    return `the header ${header} came ${others.length + 1} times, so one may be the visitor's own`;
  if (value === "") return `the header ${header} is empty`;
  return `the header ${header} holds no name that can be used`;
}

/** Why nobody is named, in words for the host. */
const reasonOf = ({ user }: ProxyHeaders, request: FastifyRequest): string =>
  cameThroughTrustedProxy(request) ? whyUnnamed(request, user) : whyUntrusted(request);

/** Whom a trusted proxy names in this request; null for anybody else's headers. */
function namedByProxy(headers: ProxyHeaders, request: FastifyRequest): NamedPerson | null {
  if (!cameThroughTrustedProxy(request)) return null;
  const subject = valueOf(request, headers.user);
  if (subject === null) return null;
  const { adminGroup } = headers;
  const groups = (valueOf(request, headers.groups) ?? "").split(/[,;|]/).map((name) => name.trim());
  return {
    subject,
    email: valueOf(request, headers.email) ?? (subject.includes("@") ? subject : null),
    name: valueOf(request, headers.name),
    isAdministrator: adminGroup === undefined ? undefined : groups.includes(adminGroup),
  };
}

/** Returns how the sign-in page calls whoever the proxy names. Why nobody is named is logged once for each reason. */
export function proxyNames(headers: ProxyHeaders | undefined) {
  const logged = new Set<string>();
  return (request: FastifyRequest): string | null => {
    if (headers === undefined) return null;
    const named = namedByProxy(headers, request);
    if (named !== null) return named.name ?? named.subject;
    const why = reasonOf(headers, request);
    if (!logged.has(why) && logged.size < mostLogged) {
      logged.add(why);
      request.log.warn(`Nobody can sign in by the proxy's header: ${why}`);
    }
    return null;
  };
}

function refused(headers: ProxyHeaders, request: FastifyRequest): Problem {
  const logged = { why: reasonOf(headers, request) };
  return cameThroughTrustedProxy(request)
    ? new Problem(
        401,
        "proxy_names_nobody",
        "The proxy in front of this site did not say who you are. Sign in there first, then try again. If you have, whoever runs this site finds the reason in its log.",
        { logged },
      )
    : new Problem(
        401,
        "proxy_not_trusted",
        "You did not come here through a proxy that this site trusts, so nobody is signed in. Open the site's usual address. If you have, whoever runs this site finds the reason in its log.",
        { logged },
      );
}

const proxyName = "the proxy in front of this site";

export async function signInByProxy(
  needs: AuthDependencies,
  headers: ProxyHeaders | undefined,
  { body: { remember_me, invitation }, request }: CallRequest<typeof proxySignIn>,
  caller: Caller,
): Promise<FirstStepAnswer> {
  if (headers === undefined) throw wayNotOffered();
  const named = namedByProxy(headers, request);
  if (named === null) throw refused(headers, request);
  const { subject, email, name } = named;
  return signInVouched(
    needs,
    {
      provider: "proxy",
      subject,
      name,
      isAdministrator: named.isAdministrator,
      endedBy: "provider",
      invitation,
      isRemembered: remember_me,
      confirmedEmail: () => {
        if (email === null || !isAddress(email)) throw emailUnconfirmed(proxyName);
        return email;
      },
      mayLink: (isOfAnother) => {
        if (isOfAnother) throw otherPerson(proxyName);
      },
    },
    caller,
  );
}
