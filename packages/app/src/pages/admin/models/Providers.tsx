import { fieldErrors } from "@katha/api";
import { modelSettingsApi, providerPresets } from "@katha/api/admin";
import {
  type ProviderEntry,
  ProviderKeys,
  type ProviderKeysProps,
  type ProviderRefusal,
} from "@katha/ui/admin";
import { useState } from "react";
import { useTranslateError } from "../../../errors/translate-error.ts";
import { useExplain, useAct } from "../useExplain.ts";

type ProvidersProps = Pick<
  ProviderKeysProps,
  "providers" | "sourceOf" | "models" | "onBind" | "onHear"
>;

/** The providers that are kept, and the models of the one that is opened. */
export function Providers(props: ProvidersProps) {
  const explain = useExplain();
  const translateError = useTranslateError();
  const act = useAct();
  const [opened, setOpened] = useState<string>();
  const offers = modelSettingsApi.useListProviderModelsQuery(opened ?? "", {
    skip: opened === undefined,
  });
  const [putProvider] = modelSettingsApi.usePutModelProviderMutation();
  const [deleteProvider] = modelSettingsApi.useDeleteModelProviderMutation();

  async function keep(entry: ProviderEntry): Promise<ProviderRefusal | undefined> {
    const { error } = await putProvider(entry);
    if (error !== undefined) {
      const fields = fieldErrors(translateError(error), ["name", "baseUrl", "key"] as const);
      return fields ? { fields } : { message: explain(error) };
    }
    if (opened === entry.name) void offers.refetch();
    return undefined;
  }

  async function remove(name: string): Promise<string | undefined> {
    const refusal = await act(deleteProvider(name));
    if (refusal === undefined && opened === name) setOpened(undefined);
    return refusal;
  }

  return (
    <ProviderKeys
      presets={providerPresets}
      opened={opened}
      offers={{
        value: offers.currentData?.models,
        failure: offers.isError ? explain(offers.error) : undefined,
        isLoading: offers.isFetching,
      }}
      onOpenedChange={setOpened}
      onRetry={() => void offers.refetch()}
      onKeep={keep}
      onRemove={remove}
      {...props}
    />
  );
}
