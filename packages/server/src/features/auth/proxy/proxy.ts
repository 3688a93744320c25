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

interface Named {
  subject: string;
  email: string | null;
  name: string | null;
  isAdministrator: boolean | undefined;
}

/** A header that came once. One that came twice could be the visitor's beside the proxy's. */
function valueOf({ raw }: FastifyRequest, header: string | undefined): string | null {
  if (header === undefined) return null;
  const wanted = header.toLowerCase();
  const values = raw.rawHeaders.filter(
    (_, at) => at % 2 === 1 && raw.rawHeaders[at - 1]?.toLowerCase() === wanted,
  );
  const value = Buffer.from(values[0] ?? "", "latin1")
    .toString("utf8")
    .trim();
  return values.length === 1 && canName(value) ? value : null;
}

/** Fastify puts a proxy before the visitor only if it trusts it. */
const cameThroughTrustedProxy = ({ ips }: FastifyRequest) => (ips?.length ?? 0) > 1;

/** Whom a trusted proxy names in this request; null for anybody else's headers. */
export function namedByProxy(
  headers: ProxyHeaders | undefined,
  request: FastifyRequest,
): Named | null {
  if (headers === undefined || !cameThroughTrustedProxy(request)) return null;
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

/** How the sign-in page calls whoever the proxy names. */
export function proxyNameIn(
  headers: ProxyHeaders | undefined,
  request: FastifyRequest,
): string | null {
  const named = namedByProxy(headers, request);
  return named && (named.name ?? named.subject);
}

const namesNobody = () =>
  new Problem(
    401,
    "proxy_names_nobody",
    "The proxy in front of this site named nobody. Sign in there first, then try again.",
  );

const proxyName = "the proxy in front of this site";

export async function signInByProxy(
  needs: AuthDependencies,
  { remember_me, invitation }: BodyOf<typeof proxySignIn>,
  request: FastifyRequest,
  caller: Caller,
): Promise<FirstStepAnswer> {
  if (needs.proxyHeaders === undefined) throw wayNotOffered();
  const named = namedByProxy(needs.proxyHeaders, request);
  if (named === null) throw namesNobody();
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
