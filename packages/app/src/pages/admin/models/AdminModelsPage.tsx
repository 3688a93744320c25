import { fieldErrors, storiesApi } from "@katha/api";
import { modelSettingsApi } from "@katha/api/admin";
import {
  adminMessages,
  AdminModelsScreen,
  type BoundModel,
  type Candidate,
  type ModelKind,
  type ProviderEntry,
  type ProviderRefusal,
  type ServedModel,
  useMessages,
} from "@katha/ui";
import { useState } from "react";
import { useTranslateError } from "../../../errors/translate-error.ts";
import { saveText } from "../../../shell/save-file.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { useDebounced } from "../useDebounced.ts";
import { useExplain } from "../useExplain.ts";
import {
  boundFirst,
  newBinding,
  presets,
  providerNameFor,
  toBinding,
  toFoundModels,
  toModelSettings,
  toModelUsage,
  toOffered,
} from "./model-settings.ts";
import { usageCsv } from "./usage-csv.ts";
import { useHearing } from "./useHearing.ts";
import { useOwnModels } from "./useOwnModels.ts";
import { useSeeing } from "./useSeeing.ts";

const pollMs = 30_000;
const fieldNames = { name: "name", base_url: "address", key: "key" } as const;

type Kept = { name: string } | { failure: string };

export function AdminModelsPage() {
  const t = useMessages(adminMessages);
  const explain = useExplain();
  const translateError = useTranslateError();
  const read = modelSettingsApi.useGetModelSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
  });
  const finding = modelSettingsApi.useFindRuntimesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const owned = useOwnModels();
  const used = modelSettingsApi.useReadModelUsageQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
  });
  const [opened, setOpened] = useState<string>();
  const offers = modelSettingsApi.useListProviderModelsQuery(opened ?? "", {
    skip: opened === undefined,
  });
  const [putProvider] = modelSettingsApi.usePutModelProviderMutation();
  const [deleteProvider] = modelSettingsApi.useDeleteModelProviderMutation();
  const [bindModel] = modelSettingsApi.useBindModelMutation();
  const [budgetModels] = modelSettingsApi.useBudgetModelsMutation();
  const [allowOwnKeys] = modelSettingsApi.useAllowOwnKeysMutation();
  const [priceModel] = modelSettingsApi.usePriceModelMutation();
  const hearing = useHearing();
  const seeing = useSeeing();
  const [storyQuery, setStoryQuery] = useState("");
  const searched = useDebounced(storyQuery).trim();
  const search = storiesApi.useSearchStoriesQuery(searched, { skip: searched === "" });
  const isSearching = search.isFetching || searched !== storyQuery.trim();

  const found = finding.data && toFoundModels(finding.data);
  const settings =
    read.data &&
    toModelSettings(read.data, found?.runtimes ?? [], {
      name: owned.provider,
      title: t("models.own"),
    });
  const providers = settings?.providers ?? [];

  const refusalOf = ({ error }: { error?: unknown }) =>
    error === undefined ? undefined : explain(error);

  /** A program that was found is a provider once it is used; Katha's own always is one. */
  async function keepSource(source: Candidate["source"]): Promise<Kept> {
    if (source.name === owned.provider) return { name: source.name };
    const { name, isNew } = providerNameFor(source, providers);
    if (!isNew) return { name };
    const { protocol, address } = source;
    const failure = refusalOf(await putProvider({ name, protocol, baseUrl: address }));
    return failure === undefined ? { name } : { failure };
  }

  async function keep(entry: ProviderEntry): Promise<ProviderRefusal | undefined> {
    const { name, protocol, address, key } = entry;
    const { error } = await putProvider({ name, protocol, baseUrl: address, key });
    if (error !== undefined) {
      const fields = fieldErrors(translateError(error), fieldNames);
      return fields ? { fields } : { message: explain(error) };
    }
    if (opened === name) void offers.refetch();
    return undefined;
  }

  async function remove(name: string): Promise<string | undefined> {
    const refusal = refusalOf(await deleteProvider(name));
    if (refusal === undefined && opened === name) setOpened(undefined);
    return refusal;
  }

  const bindingOf = (source: Candidate["source"], offered: Candidate["offered"]) =>
    owned.bindingOf(source.name, offered.model) ?? newBinding(source, offered);

  async function bind({ source, offered }: Candidate, to: ServedModel) {
    const kept = await keepSource(source);
    if ("failure" in kept) return kept.failure;
    const bound = boundFirst(
      bindingOf({ ...source, name: kept.name }, offered),
      to.isAsOthers ? [] : to.bound,
    );
    return refusalOf(await bindModel({ kind: to.kind, modelKey: to.key, bound }));
  }

  async function hear(candidate: Candidate): Promise<void> {
    const kept = await keepSource(candidate.source);
    const sample = candidate.offered.kind === "image" ? seeing : hearing;
    if ("failure" in kept) sample.fail(candidate, kept.failure);
    else {
      const source = { ...candidate.source, name: kept.name };
      sample.begin({ ...candidate, source }, bindingOf(source, candidate.offered));
    }
  }

  function hearBound(bound: BoundModel, kind: ModelKind): void {
    const { provider: name, providerTitle: title, model, promptPrice, answerPrice } = bound;
    const source = providers.find((provider) => provider.name === name);
    const sample = kind === "image" ? seeing : hearing;
    sample.begin(
      {
        source: source ?? { name, title, protocol: "openai", address: "" },
        offered: {
          model,
          kind,
          billions: null,
          bytes: null,
          context: null,
          promptPrice,
          answerPrice,
          english: "unknown",
          hindi: "unknown",
        },
      },
      toBinding(bound),
    );
  }

  return (
    <AdminFrame place="models" title={t("models.title")}>
      <AdminModelsScreen
        settings={settings}
        failure={read.isError ? explain(read.error) : undefined}
        onRetry={read.isError ? () => void read.refetch() : undefined}
        found={{
          value: found,
          failure: finding.isError ? explain(finding.error) : undefined,
          isLoading: finding.isFetching,
        }}
        onLookAgain={() => void finding.refetch()}
        own={owned.own}
        onBring={owned.bring}
        onBringStop={owned.stop}
        onOwnRemove={owned.remove}
        presets={presets}
        opened={opened}
        offers={{
          value: offers.currentData?.models.map(toOffered),
          failure: offers.isError ? explain(offers.error) : undefined,
          isLoading: offers.isFetching,
        }}
        onOpen={setOpened}
        onOffersRetry={() => void offers.refetch()}
        onKeep={keep}
        onRemove={remove}
        onBind={bind}
        onRebind={async ({ kind, key }, bound) =>
          refusalOf(await bindModel({ kind, modelKey: key, bound: bound.map(toBinding) }))
        }
        onPrice={async ({ kind, key }, coins) =>
          refusalOf(await priceModel({ kind, modelKey: key, creditCost: coins }))
        }
        usage={used.data && settings && toModelUsage(used.data, settings)}
        onBudget={async (budget) => refusalOf(await budgetModels(budget))}
        onOwnKeys={async (isAllowed) => refusalOf(await allowOwnKeys({ isAllowed }))}
        onUsageDownload={() => {
          if (used.data) saveText("katha-model-usage.csv", usageCsv(used.data.rows), "text/csv");
        }}
        hearing={hearing.hearing}
        seeing={seeing.seeing}
        onHear={(candidate) => void hear(candidate)}
        onHearBound={hearBound}
        storyQuery={storyQuery}
        onStoryQuery={setStoryQuery}
        stories={isSearching ? undefined : (search.currentData ?? [])}
        onStory={hearing.add}
        onStop={seeing.seeing ? seeing.stop : hearing.stop}
        onAgain={seeing.seeing ? seeing.again : hearing.again}
        onHeard={() => {
          setStoryQuery("");
          hearing.end();
          seeing.end();
        }}
      />
    </AdminFrame>
  );
}
