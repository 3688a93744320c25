import { type ModelRuntime, type ModelSettings, modelSettingsApi } from "@katha/api/admin";

const hasStoryteller = ({ models }: ModelSettings): boolean =>
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

/** The server's machine is looked over only while no storyteller is bound. */
export function useModelOffer() {
  const { data: settings } = modelSettingsApi.useGetModelSettingsQuery();
  const isUnbound = settings !== undefined && !hasStoryteller(settings);
  const { data: found } = modelSettingsApi.useFindRuntimesQuery(undefined, { skip: !isUnbound });
  return settings && found && offerIn(settings, found.runtimes);
}
