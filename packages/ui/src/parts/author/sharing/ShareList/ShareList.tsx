import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { alignText } from "../../../../primitives/actions/Button/optical-alignment.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { numbersMessages } from "../../../../messages/authors/numbers.ts";
import * as styles from "./styles.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import type { ShareTone } from "./styles.ts";

export interface ShareRow {
  /** The id of the scene. */
  node: string;
  /** The scene's title, if it has one. */
  title?: string | undefined;
  /** The beginning of the scene's text. */
  line?: string | undefined;
  /** At the end of the row: "48%". */
  value: string;
  /** What it is a share of, in words. */
  foot: string;
  /** The length of its bar, from 0 to 1. */
  share: number;
  /** Whether the scene is on the map. */
  isShown: boolean;
}

/** Other props are passed to the element around the list and its button. */
export interface ShareListProps extends ElementProps<"div"> {
  /** The accessible name of the list. */
  label: string;
  /** The largest share first. */
  rows: readonly ShareRow[];
  /**
   * The colour of the bars.
   * @default "accent"
   */
  tone?: ShareTone;
  /** The language of the story's text. */
  language: string;
  /** Shows a scene on the map; without it names are plain text. */
  onOpenScene?: ((node: string) => void) | undefined;
}

const shownFirst = 8;

/** Scenes with their shares of something, largest first; at first only a few are shown. */
export function ShareList(props: ShareListProps) {
  const { label, rows, tone = "accent", language, onOpenScene, ...root } = props;
  const { number } = useFormats();
  const t = useMessages(numbersMessages);
  const [all, setAll] = useState(false);
  const rest = rows.length - shownFirst;
  return (
    <div css={styles.group} {...root}>
      <ul css={styles.list} aria-label={label}>
        {(all ? rows : rows.slice(0, shownFirst)).map((row) => (
          <li key={row.node} css={styles.row}>
            <span css={styles.head}>
              <span css={styles.name}>
                <Name row={row} language={language} onOpenScene={onOpenScene} />
              </span>
              <span css={styles.share}>{row.value}</span>
            </span>
            {row.line && (
              <span css={styles.line} lang={language} dir="auto">
                {row.line}
              </span>
            )}
            <span css={styles.track} aria-hidden>
              <span
                css={styles.shareTones[tone]}
                style={{ transform: `scaleX(${String(row.share)})` }}
              />
            </span>
            <SmallText as="span">{row.foot}</SmallText>
          </li>
        ))}
      </ul>
      {rest > 0 && !all && (
        <Button
          size="small"
          variant="ghost"
          css={[styles.more, alignText.start]}
          onClick={() => setAll(true)}
        >
          {t("numbers.more", { count: rest, amount: number(rest) })}
        </Button>
      )}
    </div>
  );
}

function Name({
  row,
  language,
  onOpenScene,
}: Pick<ShareListProps, "language" | "onOpenScene"> & { row: ShareRow }) {
  const t = useMessages(numbersMessages);
  const name = <bdi lang={language}>{row.title ?? row.node}</bdi>;
  if (!onOpenScene || !row.isShown) return name;
  return (
    <button
      type="button"
      css={styles.way}
      aria-label={t("numbers.show", { node: row.title ?? row.node })}
      onClick={() => onOpenScene(row.node)}
    >
      {name}
    </button>
  );
}
