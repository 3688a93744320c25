import type { Story } from "@katha/api/shapes";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Finder } from "../../../../primitives/fields/Finder/Finder.tsx";
import type { FinderItem } from "../../../../primitives/fields/Finder/Finder.tsx";
import { PauseIcon, RetryIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { BindButton } from "../BindButton/BindButton.tsx";
import type { BindButtonProps } from "../BindButton/BindButton.tsx";
import { namesIn } from "../amounts.ts";
import { isOnThisMachine } from "../model-settings.ts";
import { verdictOf } from "../sample-verdict.ts";
import type { SampleVerdict } from "../sample-verdict.ts";
import type { Hearing } from "../told-sample.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as shared from "../styles.ts";
import { SceneCard } from "./SceneCard.tsx";
import * as styles from "./styles.ts";

/** A story that a model may be heard with. */
export type SampleStory = Pick<Story, "id" | "title">;

/** Other props are passed to the dialog. */
export interface SampleDialogProps
  extends Pick<BindButtonProps, "models" | "onBind">, ElementProps<"div", "title" | "onSelect"> {
  /** Which model is heard, and what it told so far. */
  hearing: Hearing;
  /** What is searched among the stories. */
  query: string;
  /** Called when that changes. */
  onQueryChange: (query: string) => void;
  /** The stories that were found; undefined while they are searched. */
  stories: readonly SampleStory[] | undefined;
  /** Hears one more scene, of this story. */
  onSelect: (story: SampleStory) => void;
  /** Stops the model that tells. */
  onStop: () => void;
  /** Hears all of it once more. */
  onAgain: () => void;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** Scenes told by a model beside Katha's own storyteller, and a verdict on them. */
export function SampleDialog(props: SampleDialogProps) {
  const { hearing, models, onBind, query, onQueryChange, stories, onSelect, ...others } = props;
  const { onStop, onAgain, onClose, ...root } = others;
  const t = useMessages(adminMessages);
  const { number } = useFormats();
  const { offered, source, scenes } = hearing;
  const isRunning = scenes.some(({ state }) => state === "telling" || state === "waits");
  const told = scenes.filter(({ state }) => state === "told").length;
  const verdict = verdictOf(scenes);
  const found = stories?.length ?? 0;
  const status =
    stories === undefined
      ? t("models.storySearching")
      : found === 0
        ? t("models.storyNone")
        : t("models.storyFound", { count: found, amount: number(found) });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={t("models.sampleTitle", { model: offered.model })}
      description={
        isOnThisMachine(source.baseUrl)
          ? t("models.sampleHere")
          : t("models.sampleThere", { name: source.title })
      }
      {...root}
    >
      <div css={styles.outcome}>
        {isRunning && (
          <Callout tone="info">
            {t("models.hearing", { told: number(told), all: number(scenes.length) })}
          </Callout>
        )}
        {verdict && <VerdictCard verdict={verdict} />}
        <div css={styles.acts}>
          {isRunning ? (
            <Button size="small" icon={PauseIcon} onClick={onStop}>
              {t("models.stop")}
            </Button>
          ) : (
            <Button size="small" icon={RetryIcon} onClick={onAgain}>
              {t("models.again")}
            </Button>
          )}
          <div css={shared.acts}>
            <BindButton
              candidate={{ source, offered }}
              models={models}
              isFirst={verdict?.verdict === "fits"}
              onBind={onBind}
            />
          </div>
        </div>
      </div>
      <ol css={styles.scenes}>
        {scenes.map((scene) => (
          <li key={scene.id}>
            <SceneCard scene={scene} offered={offered} />
          </li>
        ))}
      </ol>
      <Finder
        label={t("models.storyLabel")}
        listLabel={t("models.storyLabel")}
        clearLabel={t("models.storyClear")}
        query={query}
        onQueryChange={onQueryChange}
        items={stories ?? []}
        itemComponent={StoryTitle}
        status={status}
        onSelect={onSelect}
      />
    </Dialog>
  );
}

function StoryTitle({ item }: { item: FinderItem & Partial<SampleStory> }) {
  return <bdi>{item.title}</bdi>;
}

const tones = { fits: "success", withCare: "warning", unfit: "danger" } as const;

function VerdictCard({ verdict: { verdict, reasons } }: { verdict: SampleVerdict }) {
  const t = useMessages(adminMessages);
  const { locale } = useFormats();
  const because = namesIn(
    locale,
    reasons.map((reason) => t(`models.reason.${reason}`)),
  );
  return (
    <Callout tone={tones[verdict]}>
      <p css={shared.name}>
        {verdict === "fits"
          ? t("models.verdict.fits")
          : t(`models.verdict.${verdict}`, { reasons: because })}
      </p>
      <p>{t(`models.verdictNote.${verdict}`)}</p>
    </Callout>
  );
}
