import type { Health } from "@katha/api/contract";
import { failureOf, type ProviderStatus } from "@katha/narrator";
import type { Db } from "../../db/open.ts";
import { modelBook, modelKinds } from "./book.ts";
import { spentSince } from "./spent.ts";

type ModelHealth = Health["models"][number];

export function providerAnswer(one: ProviderStatus): ModelHealth["providers"][number] {
  const { provider, model, health } = one;
  const { state, failures, restsUntil, lastFailure } = health;
  return {
    provider,
    model,
    state,
    failures,
    rests_until: restsUntil?.toISOString() ?? null,
    last_error: lastFailure && {
      at: lastFailure.at.toISOString(),
      kind: lastFailure.kind,
      status: lastFailure.status ?? null,
      failure: failureOf(lastFailure),
      why: lastFailure.why,
    },
  };
}

/** How the models' providers fare, and what turns since then took of them. */
export async function modelsHealth(
  { db, providerStatusOf }: { db: Db; providerStatusOf: (modelKey: string) => ProviderStatus[] },
  since: Date,
): Promise<ModelHealth[]> {
  const spent = await spentSince(db, since);
  const all: ModelHealth[] = [];
  for (const kind of modelKinds)
    for (const { model_key } of modelBook[kind]) {
      const providers = providerStatusOf(model_key).map(providerAnswer);
      all.push({ model_key, kind, providers, ...spent(model_key) });
    }
  return all;
}
