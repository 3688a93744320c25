import { memo } from "react";
import { useFormats, useMessages } from "../../../../../messages/I18nProvider.tsx";
import { storyMapMessages } from "../../../../../messages/authors/story-map.ts";
import type { Point } from "@katha/storygraph";
import type { MapCard } from "../model/model.ts";
import * as styles from "./styles.ts";

/** The length of the excerpt on a card. */
const textShown = 160;

export interface CardProps {
  id: string;
  number: number;
  card: MapCard;
  place: Point;
  language: string | undefined;
  isSelected: boolean;
  /** The share of plays that reach the scene; absent when it is not shown. */
  share: number | undefined;
  /** Shown in place of the share. */
  shareWords?: string | undefined;
  onPress: (number: number) => void;
}

/** The card of a scene: its name, its excerpt and its marks. */
export const Card = memo(function Card(props: CardProps) {
  const { id, number, card, place, language, isSelected, share, shareWords, onPress } = props;
  const { number: told, percent } = useFormats();
  const t = useMessages(storyMapMessages);
  const counted = (count: number) => ({ count, amount: told(count) });
  const { node, kind, errors, warnings } = card;
  const choices = node.choices.length;
  const begins = node.text.trim().slice(0, textShown);
  const isEnding = choices === 0 && node.hub === undefined;
  const onHeat = share !== undefined && share > 0 && styles.onHeat;
  return (
    <button
      type="button"
      id={id}
      tabIndex={-1}
      data-card={number}
      aria-pressed={isSelected}
      css={[
        styles.card,
        styles.kinds[kind],
        share === 0 && shareWords === undefined && styles.never,
        isSelected && styles.selected,
      ]}
      style={{ transform: `translate(${String(place.x)}px, ${String(place.y)}px)` }}
      // Pointer presses are handled by the map; this click comes from assistive technology.
      onClick={({ detail }) => detail === 0 && onPress(number)}
    >
      {share !== undefined && share > 0 && (
        <span css={styles.heat} style={{ opacity: 0.06 + 0.26 * share }} />
      )}
      <span css={styles.head}>
        <bdi css={styles.name} lang={language}>
          {card.id}
        </bdi>
        {errors > 0 && (
          <span css={[styles.mark, styles.error]} title={t("map.errors", counted(errors))}>
            {told(errors)}
          </span>
        )}
        {warnings > 0 && (
          <span css={[styles.mark, styles.warning]} title={t("map.warnings", counted(warnings))}>
            {told(warnings)}
          </span>
        )}
      </span>
      <span
        css={[styles.words, begins === "" && styles.unwritten, onHeat]}
        dir="auto"
        lang={language}
      >
        {begins === "" ? t("map.unwritten") : begins}
      </span>
      <span css={styles.foot}>
        {kind === "start" && <b css={[styles.startMark, onHeat]}>{t("map.startMark")}</b>}
        <span
          css={[isEnding ? styles.endingMark : styles.choices, onHeat]}
          lang={node.ending?.title && isEnding ? language : undefined}
        >
          {isEnding
            ? (node.ending?.title ?? t("map.endingMark"))
            : t("map.choices", counted(choices))}
        </span>
        {node.hub !== undefined && <b css={[styles.stateMark, onHeat]}>{t("map.hub")}</b>}
        {node.storylet !== undefined && <b css={[styles.stateMark, onHeat]}>{t("map.storylet")}</b>}
        {share !== undefined && (
          <b css={styles.share}>
            {shareWords ?? (share === 0 ? t("map.never") : percent(share * 100))}
          </b>
        )}
      </span>
    </button>
  );
});
