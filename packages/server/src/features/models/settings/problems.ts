import type { ProviderProblem } from "@katha/narrator";
import { invalidField, notFound, Problem } from "../../../lib/problem.ts";

export const providerNotFound = () => notFound("provider_not_found", "There is no such provider.");

export const fromFile = () =>
  new Problem(
    409,
    "provider_from_file",
    "The file that KATHA_MODELS names says this. Change it there, and start again.",
  );

export const ofKatha = () =>
  new Problem(409, "provider_of_katha", "This name is kept for the models that Katha runs itself.");

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

const whyNot = {
  unreachable: ["provider_unreachable", "Nobody answers at this provider's address."],
  key_refused: ["provider_key_refused", "The provider refuses the key."],
  failed: ["provider_failed", "The provider answered with something else than its models."],
} as const;

/** Never the provider's own words: they may quote the key. */
export function providerProblem({ kind, status }: ProviderProblem): Problem {
  const [code, detail] = whyNot[kind];
  return new Problem(502, code, detail, { fields: { provider_status: status ?? null } });
}
