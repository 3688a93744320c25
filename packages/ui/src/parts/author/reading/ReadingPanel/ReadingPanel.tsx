import { useId, useRef } from "react";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { readingMessages } from "../../../../messages/authors/reading.ts";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Tabs } from "../../../../primitives/actions/Tabs/Tabs.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Skeleton } from "../../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { RetryIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { moveFocusFrom } from "../../answers/from-players/move-focus.ts";
import { EntryRow, SceneRow } from "./ReadRows.tsx";
import { LongList } from "./LongList.tsx";
import { readKinds, type Mending, type ReadingResult } from "./reading.ts";
import * as styles from "./styles.ts";

export interface ReadingPanelProps extends ElementProps<"section"> {
  /** What was read, or the state of reading. */
  result: ReadingResult;
  /**
   * The story is being read again after a change; what was read before stays.
   * @default false
   */
  isReading?: boolean;
  /** Called with each correction. */
  onMend: (mending: Mending) => void;
  /** Opens a scene. */
  onOpenScene: (scene: string) => void;
  /** Reads the story again after a failure. */
  onRetry: () => void;
}

/** A story as its narrator reads it: people, things, places and who is where, each to be mended by a press. */
export function ReadingPanel(props: ReadingPanelProps) {
  const { result, isReading = false, onMend, onOpenScene, onRetry, ...root } = props;
  const { number } = useFormats();
  const t = useMessages(readingMessages);
  const heading = useId();
  const top = useRef<HTMLHeadingElement>(null);
  const reading = result.state === "ready" ? result.reading : undefined;
  const isEmpty =
    reading !== undefined &&
    reading.leftOut.length === 0 &&
    readKinds.every((kind) => reading[kind].length === 0);
  const mend = (mending: Mending, pressed: HTMLElement | null) => {
    if (mending.kind === "leave_out" && pressed) moveFocusFrom(pressed, "summary");
    // Its button goes, and its scene stays.
    if (mending.kind === "away" || mending.kind === "here")
      pressed?.closest("details")?.querySelector("summary")?.focus();
    onMend(mending);
  };
  const names = reading?.people.map(({ name }) => name) ?? [];
  return (
    <section css={styles.whole} aria-labelledby={heading} {...root}>
      <div css={styles.head}>
        <h3 id={heading} ref={top} tabIndex={-1} css={styles.title}>
          {t("title")}
        </h3>
        <p css={styles.note}>{t("hint")}</p>
        {reading?.played != null && (
          <p css={styles.facts}>{t("played", { name: reading.played })}</p>
        )}
      </div>
      <VisuallyHidden>
        <output>{(isReading || result.state === "loading") && t("loading")}</output>
      </VisuallyHidden>
      {result.state === "loading" && (
        <div aria-busy>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {result.state === "failed" && (
        <>
          <Callout tone="danger">{result.message}</Callout>
          <Button size="small" icon={RetryIcon} css={styles.more} onClick={onRetry}>
            {t("retry")}
          </Button>
        </>
      )}
      {reading && isEmpty && (
        <div css={styles.blank}>
          <p>{t("none")}</p>
          <p css={styles.facts}>{t("noneNote")}</p>
        </div>
      )}
      {reading && !isEmpty && (
        <div aria-busy={isReading}>
          <Tabs
            label={t("kinds")}
            tabs={[
              ...readKinds.map((kind) => ({
                value: kind,
                label: t(`kind.${kind}`),
                badge: <Badge>{number(reading[kind].length)}</Badge>,
                content: (
                  <div css={styles.whole}>
                    <LongList
                      label={t(`kind.${kind}`)}
                      items={reading[kind]}
                      wordsOf={({ name, also }) => [name, ...also]}
                      none={t(`none.${kind}`)}
                    >
                      {(entry) => (
                        <EntryRow
                          key={entry.name}
                          kind={kind}
                          entry={entry}
                          others={names.filter((one) => one !== entry.name)}
                          onMend={mend}
                          onOpenScene={onOpenScene}
                        />
                      )}
                    </LongList>
                  </div>
                ),
              })),
              {
                value: "scenes",
                label: t("scenes"),
                content: (
                  <div css={styles.whole}>
                    <LongList
                      label={t("scenes")}
                      items={reading.scenes}
                      wordsOf={({ scene, present, named }) => [scene, ...present, ...named]}
                      none={t("none.scenes")}
                    >
                      {(read) => (
                        <SceneRow
                          key={read.scene}
                          read={read}
                          people={names}
                          onMend={mend}
                          onOpenScene={onOpenScene}
                        />
                      )}
                    </LongList>
                  </div>
                ),
              },
            ]}
          />
        </div>
      )}
      {reading && reading.leftOut.length > 0 && (
        <div css={styles.group}>
          <p css={styles.facts}>{t("leftOut")}</p>
          <div css={styles.acts}>
            {reading.leftOut.map((name) => (
              <Button
                key={name}
                size="small"
                variant="ghost"
                onClick={() => {
                  top.current?.focus();
                  onMend({ kind: "bring_back", name });
                }}
              >
                {t("bringBack", { name })}
              </Button>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
