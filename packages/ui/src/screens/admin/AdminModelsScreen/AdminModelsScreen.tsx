import { useState } from "react";
import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { FoundRuntimes } from "../../../parts/admin/models/FoundRuntimes/FoundRuntimes.tsx";
import { ModelBudgets } from "../../../parts/admin/models/ModelBudgets/ModelBudgets.tsx";
import type { ModelBudgetsProps } from "../../../parts/admin/models/ModelBudgets/ModelBudgets.tsx";
import { OwnKeysAllowed } from "../../../parts/admin/models/OwnKeysAllowed/OwnKeysAllowed.tsx";
import { ProviderKeys } from "../../../parts/admin/models/ProviderKeys/ProviderKeys.tsx";
import type { ProviderKeysProps } from "../../../parts/admin/models/ProviderKeys/ProviderKeys.tsx";
import { SampleDialog } from "../../../parts/admin/models/SampleDialog/SampleDialog.tsx";
import type { SampleStory } from "../../../parts/admin/models/SampleDialog/SampleDialog.tsx";
import { PictureDialog } from "../../../parts/admin/models/PictureDialog/PictureDialog.tsx";
import { ServedModels } from "../../../parts/admin/models/ServedModels/ServedModels.tsx";
import { modelKinds } from "../../../parts/admin/models/model-settings.ts";
import type {
  Act,
  Loadable,
  BoundModel,
  Candidate,
  FoundModels,
  ModelKind,
  ModelSettings,
  OfferedModel,
  ProviderPreset,
  ServedModel,
} from "../../../parts/admin/models/model-settings.ts";
import type { ModelUsage } from "../../../parts/admin/models/model-usage.ts";
import { UsageChart } from "../../../parts/admin/models/UsageChart/UsageChart.tsx";
import { useNameOf } from "../../../parts/admin/models/useNameOf.ts";
import type { Seeing } from "../../../parts/admin/models/painted-sample.ts";
import type { Hearing } from "../../../parts/admin/models/told-sample.ts";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the page's frame. */
export interface AdminModelsScreenProps extends ElementProps<"div", "title"> {
  /** Who serves each name, and the providers that are kept; absent while they load. */
  settings?: ModelSettings | undefined;
  /** Why they could not be loaded. */
  failure?: string | undefined;
  /** Loads them again; without it the failure has no button. */
  onRetry?: (() => void) | undefined;
  /** What serves models on the server's machine. */
  found: Loadable<FoundModels>;
  /** Looks on the machine once more. */
  onLookAgain: () => void;
  /** The companies that are offered by name. */
  presets: readonly ProviderPreset[];
  /** The provider whose models are listed. */
  opened?: string | undefined;
  /** The models of that provider. */
  offers: Loadable<readonly OfferedModel[]>;
  /** Lists the models of a provider, or closes the list. */
  onOpen: (name: string | undefined) => void;
  /** Asks the provider for its models once more. */
  onOffersRetry: () => void;
  /** Keeps a provider, or changes it; resolves to why it was refused. */
  onKeep: ProviderKeysProps["onKeep"];
  /** Forgets a provider and its key; resolves to why it was refused. */
  onRemove: (name: string) => Act;
  /** Binds a model to a name, before those that are bound to it; resolves to why it was refused. */
  onBind: (candidate: Candidate, to: ServedModel) => Act;
  /** Changes who serves a name: order, options, who is left; resolves to why it was refused. */
  onRebind: (to: ServedModel, bound: readonly BoundModel[]) => Act;
  /** Sets the price of a name, null as usual; resolves to why it was refused. */
  onPrice: (of: ServedModel, coins: number | null) => Act;
  /** What storytellers of providers told, and their budgets; absent while it loads. */
  usage?: ModelUsage | undefined;
  /** Sets a budget; resolves to why it was refused. */
  onBudget: ModelBudgetsProps["onBudget"];
  /** Lets readers use keys of their own, or no longer; resolves to why it was refused. */
  onOwnKeys: (allowed: boolean) => Act;
  /** Downloads the usage as CSV. */
  onUsageDownload: () => void;
  /** The model that is being heard. */
  hearing?: Hearing | undefined;
  /** The model whose picture is awaited or looked at. */
  seeing?: Seeing | undefined;
  /** Begins to hear a model that is offered, or has it paint. */
  onHear: (candidate: Candidate) => void;
  /** Begins to hear a model that is bound, or has it paint. */
  onHearBound: (bound: BoundModel, kind: ModelKind) => void;
  /** The search for a story to hear it with. */
  storyQuery: string;
  /** Called when that search changes. */
  onStoryQuery: (query: string) => void;
  /** The stories that were found; absent while they are searched. */
  stories?: readonly SampleStory[] | undefined;
  /** Hears one more scene, of this story. */
  onStory: (story: SampleStory) => void;
  /** Stops the model that tells or paints. */
  onStop: () => void;
  /** Has it tell or paint once more from the beginning. */
  onAgain: () => void;
  /** Ends the hearing, or the looking. */
  onHeard: () => void;
}

/** Who tells and who paints: models found on this machine or bought by key, heard, bound and priced. */
export function AdminModelsScreen(props: AdminModelsScreenProps) {
  const { settings, failure, onRetry, found, onLookAgain, presets, ...others } = props;
  const { opened, offers, onOpen, onOffersRetry, onKeep, onRemove, ...acts } = others;
  const { usage, onBudget, onOwnKeys, onUsageDownload, onBind, onRebind, onPrice, ...hears } = acts;
  const { hearing, seeing, onHear, onHearBound, ...sample } = hears;
  const { storyQuery, onStoryQuery, stories, onStory, onStop, onAgain, onHeard, ...root } = sample;
  const t = useMessages(adminMessages);
  const nameOf = useNameOf();
  const [bound, setBound] = useState<string>();

  async function bind(candidate: Candidate, to: ServedModel): Act {
    setBound(undefined);
    const refused = await onBind(candidate, to);
    const words = { name: nameOf(to), model: candidate.offered.model };
    if (refused === undefined) setBound(t(`models.bound.${to.kind}`, words));
    return refused;
  }

  const list = { models: settings?.models ?? [], onBind: bind, onHear };
  return (
    <AdminPage
      title={t("models.title")}
      description={t("models.note")}
      failure={failure}
      onRetry={onRetry}
      {...root}
    >
      {bound !== undefined && <Callout tone="success">{bound}</Callout>}
      {settings === undefined && failure === undefined && <RowSkeletons />}
      {settings && (
        <div css={styles.columns}>
          <div css={styles.column}>
            <FoundRuntimes
              found={found}
              providers={settings.providers}
              onLookAgain={onLookAgain}
              {...list}
            />
            <ProviderKeys
              presets={presets}
              providers={settings.providers}
              opened={opened}
              offers={offers}
              onOpen={onOpen}
              onRetry={onOffersRetry}
              onKeep={onKeep}
              onRemove={onRemove}
              {...list}
            />
          </div>
          <div css={styles.column}>
            {modelKinds.map((kind) => (
              <ServedModels
                key={kind}
                kind={kind}
                models={settings.models}
                onRebind={onRebind}
                onPrice={onPrice}
                onHear={onHearBound}
              />
            ))}
            <OwnKeysAllowed allowed={settings.ownKeysAllowed} onAllow={onOwnKeys} />
            {usage && (
              <>
                <ModelBudgets usage={usage} onBudget={onBudget} />
                <UsageChart usage={usage} onDownload={onUsageDownload} />
              </>
            )}
          </div>
        </div>
      )}
      {seeing && (
        <PictureDialog
          seeing={seeing}
          models={settings?.models ?? []}
          onBind={bind}
          onStop={onStop}
          onAgain={onAgain}
          onClose={onHeard}
        />
      )}
      {hearing && (
        <SampleDialog
          hearing={hearing}
          models={settings?.models ?? []}
          onBind={bind}
          query={storyQuery}
          onQuery={onStoryQuery}
          stories={stories}
          onStory={onStory}
          onStop={onStop}
          onAgain={onAgain}
          onClose={onHeard}
        />
      )}
    </AdminPage>
  );
}
