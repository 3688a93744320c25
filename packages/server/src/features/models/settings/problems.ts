import type { ProblemCode } from "@katha/api/contract";
import type { ProviderProblem } from "@katha/narrator";
import { invalidField, notFound, Problem } from "../../../lib/problem.ts";

export const providerNotFound = () => notFound("provider_not_found", "There is no such provider.");

export const fromFile = () =>
  new Problem(
    409,
    "provider_from_file",
    "The file that KATHA_MODELS names says this. Change it there, and start again.",
  );

export const providerInUse = (names: readonly string[]) =>
  new Problem(
    409,
    "provider_in_use",
    `This provider still serves ${names.join(", ")}. Bind them to another first. Nothing has changed.`,
    { fields: { in_use_by: names } },
  );

const addressField = ["body", "base_url"];

export const notPublic = () =>
  invalidField(
    "provider_not_public",
    addressField,
    "This address is of a private network. Set KATHA_PRIVATE_MODELS=yes to ask machines there.",
  );

export const withPassword = () =>
  invalidField(
    "provider_with_password",
    addressField,
    "An address may not hold a user name or password. Paste the key in its own field.",
  );

export const paintsOnlyProblem = (field: string[]) =>
  invalidField("provider_only_paints", field, "This provider paints, and does not tell.");

export const keyRefused = "The provider refuses this key. Check that it is whole and still valid.";

const whyNot = {
  unreachable: ["provider_unreachable", "Nobody answers at this provider's address."],
  key_refused: ["provider_key_refused", keyRefused],
  failed: ["provider_failed", "The provider answered with something else than its models."],
} as const;

export const unpaid =
  "The provider says that this account has no credit left, or that its quota is spent. Look at its billing page, then try again.";
export const busy = "The provider is busy, or this key has asked too often. Try again in a minute.";

const byStatus: Readonly<Record<number, readonly [ProblemCode, string]>> = {
  402: ["provider_unpaid", unpaid],
  429: ["provider_busy", busy],
};

/** Never the provider's own words: they may quote the key. */
export function providerProblem({ kind, status }: ProviderProblem): Problem {
  const [code, detail] = byStatus[status ?? 0] ?? whyNot[kind];
  return new Problem(502, code, detail, { fields: { provider_status: status ?? null } });
}
