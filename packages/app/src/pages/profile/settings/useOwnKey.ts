import { hasStatus, toApiError } from "@katha/api";
import { ownKeyApi, type OwnKey } from "@katha/api/account";
import { useMessages } from "@katha/ui";
import { ownKeyMessages, type OwnKeyProps } from "@katha/ui/screens";
import { useState } from "react";
import { ownKeyProviders, providerTitle } from "../../../story/own-key-providers.ts";
import { useExplain } from "./useChange.ts";

/** The section of a reader's own key; undefined where the house allows none and none is kept. */
export function useOwnKey(): OwnKeyProps | undefined {
  const explain = useExplain();
  const t = useMessages(ownKeyMessages);
  const { data } = ownKeyApi.useReadOwnKeyQuery(undefined, { refetchOnMountOrArgChange: true });
  const [wanted, setWanted] = useState(false);
  const kept = data?.key ?? null;
  const listed = ownKeyApi.useListOwnKeyModelsQuery(
    kept ? `${kept.provider} ${kept.addedAt}` : "",
    {
      skip: !asksModels(data, wanted),
    },
  );
  const [keep] = ownKeyApi.useKeepOwnKeyMutation();
  const [choose] = ownKeyApi.useChooseOwnKeyModelMutation();
  const [forget, { isSuccess: hasForgotten }] = ownKeyApi.useForgetOwnKeyMutation();
  // Where it was removed a moment ago, the section stays to say so.
  const isShown = data?.isAllowed === true || kept !== null || hasForgotten;
  if (data === undefined || !isShown) return undefined;

  const explainOf = (error: unknown, provider: string): string =>
    toApiError(error).code === "provider_unreachable"
      ? t("unreachable", { provider: providerTitle(provider) })
      : explain(error);

  return {
    ownKey: data,
    providers: ownKeyProviders,
    offered: {
      models: listed.currentData?.models,
      failure:
        listed.isError && !listed.isFetching
          ? explainOf(listed.error, kept?.provider ?? "")
          : undefined,
    },
    onModels: setWanted,
    onModelsRetry: () => void listed.refetch(),
    onKeep: async (provider, key) => {
      const { error } = await keep({ provider, key });
      return error && explainOf(error, provider);
    },
    onChoose: async (model) => {
      const { error } = await choose({ model });
      return error && explainOf(error, kept?.provider ?? "");
    },
    onRemove: async () => {
      const { error } = await forget();
      // Removed elsewhere already.
      return error && !hasStatus(toApiError(error), 404) ? explain(error) : undefined;
    },
  };
}

function asksModels(data: OwnKey | undefined, wanted: boolean): boolean {
  if (data === undefined || !data.isAllowed || data.key?.opens !== true) return false;
  return wanted || data.key.model === null;
}
