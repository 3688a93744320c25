import type { ModelRuntime, ModelSettings } from "@katha/api/admin";

export const hasStoryteller = ({ models }: ModelSettings): boolean =>
  models.some(({ kind, bound }) => kind === "text" && bound.length > 0);

const tells = ["well", "with_care", "unknown"] as const;

/** What may be bound on the administrator's first page: the best of what was found, while no storyteller is bound. */
export function offerIn(
  settings: ModelSettings,
  runtimes: readonly ModelRuntime[],
): { runtime: string; model: string } | undefined {
  if (hasStoryteller(settings)) return undefined;
  const found = runtimes.flatMap(({ title, models: offered }) =>
    offered
      .filter(({ kind }) => kind === "text")
      .map(({ model, english }) => ({ runtime: title, model, english })),
  );
  const [best] = tells.flatMap((skill) => found.filter(({ english }) => english === skill));
  return best && { runtime: best.runtime, model: best.model };
}
