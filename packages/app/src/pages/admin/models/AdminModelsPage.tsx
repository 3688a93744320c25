import { modelSettingsApi } from "@katha/api/admin";
import { useMessages } from "@katha/ui";
import {
  FoundRuntimes,
  ModelBudgets,
  OwnKeysAllowed,
  OwnModels,
  PictureDialog,
  ServedModels,
  UsageChart,
} from "@katha/ui/admin";
import { adminMessages, AdminModelsScreen } from "@katha/ui/screens";
import { saveText } from "../../../shell/save-file.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { useExplain, useAct } from "../useExplain.ts";
import { HearingDialog } from "./HearingDialog.tsx";
import { Providers } from "./Providers.tsx";
import { sourceOf } from "./sources.ts";
import { usageCsv } from "../csv.ts";
import { useCandidates } from "./useCandidates.ts";
import { useOwnModels } from "./useOwnModels.ts";

const pollMs = 30_000;

export function AdminModelsPage() {
  const t = useMessages(adminMessages);
  const explain = useExplain();
  const act = useAct();
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
  const { data: usage } = modelSettingsApi.useReadModelUsageQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
  });
  const [budgetModels] = modelSettingsApi.useBudgetModelsMutation();
  const [allowOwnKeys] = modelSettingsApi.useAllowOwnKeysMutation();
  const [priceModel] = modelSettingsApi.usePriceModelMutation();

  const settings = read.data;
  const { providers, models } = settings ?? { providers: [], models: [] };
  const runtimes = finding.data?.runtimes ?? [];
  const own = { name: owned.provider, title: t("models.own") };
  const known = (provider: string) => sourceOf(provider, { providers, runtimes, own });
  const candidates = useCandidates({ providers, owned, sourceOf: known });
  const { hearing, seeing } = candidates;
  const list = { models, onBind: candidates.bind, onHear: candidates.hear };
  const served = {
    models,
    sourceOf: known,
    onRebind: candidates.rebind,
    onPriceChange: ({ kind, modelKey }: (typeof models)[number], creditCost: number | null) =>
      act(priceModel({ kind, modelKey, creditCost })),
    onHear: candidates.hearBound,
  };

  return (
    <AdminFrame place="models" title={t("models.title")}>
      <AdminModelsScreen
        failure={read.isError ? explain(read.error) : undefined}
        onRetry={read.isError ? () => void read.refetch() : undefined}
        bound={candidates.bound}
        offers={
          settings && (
            <>
              <FoundRuntimes
                found={{
                  value: finding.data,
                  failure: finding.isError ? explain(finding.error) : undefined,
                  isLoading: finding.isFetching,
                }}
                providers={providers}
                onLookAgain={() => void finding.refetch()}
                {...list}
              />
              <OwnModels
                own={owned.own}
                onBring={owned.bring}
                onStop={owned.stop}
                onRemove={owned.remove}
                {...list}
              />
              <Providers providers={providers} sourceOf={known} {...list} />
            </>
          )
        }
        served={
          settings && (
            <>
              <ServedModels kind="text" {...served} />
              <ServedModels kind="image" {...served} />
              <OwnKeysAllowed
                allowed={settings.ownKeysAllowed}
                onAllowedChange={(isAllowed) => act(allowOwnKeys({ isAllowed }))}
              />
              {usage && (
                <>
                  <ModelBudgets
                    usage={usage}
                    onBudgetChange={(budget) => act(budgetModels(budget))}
                  />
                  <UsageChart
                    usage={usage}
                    models={models}
                    onDownload={() =>
                      saveText("katha-model-usage.csv", usageCsv(usage.rows), "text/csv")
                    }
                  />
                </>
              )}
            </>
          )
        }
      >
        {seeing.seeing && (
          <PictureDialog
            seeing={seeing.seeing}
            models={models}
            onBind={candidates.bind}
            onStop={seeing.stop}
            onAgain={seeing.again}
            onClose={seeing.end}
          />
        )}
        {hearing.hearing && (
          <HearingDialog
            hearing={hearing.hearing}
            models={models}
            onBind={candidates.bind}
            onSelect={hearing.add}
            onStop={hearing.stop}
            onAgain={hearing.again}
            onClose={hearing.end}
          />
        )}
      </AdminModelsScreen>
    </AdminFrame>
  );
}
