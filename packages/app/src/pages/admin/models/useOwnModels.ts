import { type ModelBindingForm, modelSettingsApi } from "@katha/api/admin";
import { isBeingBrought } from "@katha/ui/admin";
import { useExplain, useAct } from "../useExplain.ts";
import { ownBinding } from "./bindings.ts";

const pollMs = 30_000;
const bringingPollMs = 1_000;

/** The models that Katha brings, read often while one is brought. */
export function useOwnModels() {
  const explain = useExplain();
  const act = useAct();
  const { data: known } = modelSettingsApi.endpoints.getOwnModels.useQueryState();
  const isBringing = known !== undefined && known.models.some(isBeingBrought);
  const read = modelSettingsApi.useGetOwnModelsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: isBringing ? bringingPollMs : pollMs,
    skipPollingIfUnfocused: true,
  });
  const [bring] = modelSettingsApi.useBringOwnModelMutation();
  const [stop] = modelSettingsApi.useStopOwnModelMutation();
  const [remove] = modelSettingsApi.useRemoveOwnModelMutation();

  return {
    provider: read.data?.provider,
    own: {
      value: read.data,
      failure: read.isError ? explain(read.error) : undefined,
      isLoading: read.isFetching,
    },
    /** How a model of this name is asked; absent where it is no model of Katha's own. */
    bindingOf: (provider: string, model: string): ModelBindingForm | undefined => {
      const named = read.data?.models.find(({ name }) => name === model);
      return named && provider === read.data?.provider ? ownBinding(provider, named) : undefined;
    },
    bring: (name: string) => act(bring(name)),
    stop: (name: string) => act(stop(name)),
    remove: (name: string) => act(remove(name)),
  };
}
