import type { FastifyRequest } from "fastify";
import type { BodyOf, FirstStepAnswer, proxySignIn } from "@katha/api/contract";
import { Problem } from "../../../lib/problem.ts";
import { findUser } from "../../users/service.ts";
import type { AuthDependencies, Caller } from "../dependencies.ts";
import type { ProxyHeaders } from "./headers.ts";
import { accountOf } from "../identities/accounts.ts";
import { canName, isAddress } from "../identities/names.ts";
import { emailUnconfirmed, otherPerson, wayNotOffered } from "../openid/refusals.ts";
import { hasIdentityOf } from "../repo.ts";
import { finishFirstStep } from "../second-factor/second-step.ts";

/** Visitors' addresses are in some of the reasons. */
const mostLogged = 20;

interface Named {
  subject: string;
  email: string | null;
  name: string | null;
  isAdministrator: boolean | undefined;
}

/** Why nobody is named, in words for the host. */
interface Refusal {
  isTrusted: boolean;
  why: string;
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

function refusalOf({ user }: ProxyHeaders, request: FastifyRequest): Refusal {
  if (!cameThroughTrustedProxy(request)) {
    const from = request.raw.socket.remoteAddress ?? "an unknown address";
    const why = !request.headers["x-forwarded-for"]
      ? `the request from ${from} has no X-Forwarded-For: it came past the proxy, or the proxy does not send it`
      : `${from} is not in KATHA_TRUSTED_PROXIES`;
    return { isTrusted: false, why };
  }
  const values = valuesOf(request, user);
  const found =
    values.length === 0
      ? "is missing"
      : values.length > 1
        ? `came ${values.length} times, so one may be the visitor's own`
        : values[0] === ""
          ? "is empty"
          : "holds no name that can be used";
  return { isTrusted: true, why: `the header ${user} ${found}` };
}

/** Whom a trusted proxy names in this request; null for anybody else's headers. */
function namedByProxy(headers: ProxyHeaders, request: FastifyRequest): Named | null {
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
    const { why } = refusalOf(headers, request);
    if (!logged.has(why) && logged.size < mostLogged) {
      logged.add(why);
      request.log.warn(`Nobody can sign in by the proxy's header: ${why}`);
    }
    return null;
  };
}

function refused({ isTrusted, why }: Refusal): Problem {
  const logged = { why };
  return isTrusted
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
  { remember_me, invitation }: BodyOf<typeof proxySignIn>,
  request: FastifyRequest,
  caller: Caller,
): Promise<FirstStepAnswer> {
  if (needs.proxyHeaders === undefined) throw wayNotOffered();
  const named = namedByProxy(needs.proxyHeaders, request);
  if (named === null) throw refused(refusalOf(needs.proxyHeaders, request));
  const { subject, email, name } = named;
  const found = await accountOf(
    needs,
    {
      provider: "proxy",
      subject,
      name,
      invitation,
      endedBy: "provider",
      confirmedEmail: () => {
        if (email === null || !isAddress(email)) throw emailUnconfirmed(proxyName);
        return email;
      },
      mayLink: async (tx, { id }) => {
        if (await hasIdentityOf(tx, "proxy", id)) throw otherPerson(proxyName);
      },
    },
    caller,
  );
  await needs.claimedRole(found.id, named.isAdministrator);
  const user = (await findUser(needs.db, found.id)) ?? found;
  return finishFirstStep(needs, { user, isRemembered: remember_me, caller });
}
