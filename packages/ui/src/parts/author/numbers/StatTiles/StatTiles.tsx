import type { StoryNumbers, StoryStats } from "@katha/api/shapes";
import { Card } from "../../../../primitives/content/Card/Card.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useId } from "react";
import type { ReactNode } from "react";
import { Stars } from "../../../../primitives/marks/Stars/Stars.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { numbersMessages } from "../../../../messages/authors/numbers.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface StatTilesProps extends ElementProps<"section"> {
  /** How often others played it. */
  numbers: Pick<StoryNumbers, "starts" | "players" | "finishes" | "completionRate">;
  /** Out of 5; null before the first rating. */
  rating: StoryStats["averageRating"];
}

const mostStars = 5;

/** How a story is played, in four figures and a bar. */
export function StatTiles({ numbers, rating, ...root }: StatTilesProps) {
  const { starts, players, finishes, completionRate } = numbers;
  const { number, percent } = useFormats();
  const t = useMessages(numbersMessages);
  const heading = useId();
  const counted = (count: number) => ({ count, amount: number(count) });
  const unfinished = Math.max(0, starts - finishes);
  return (
    <Card as="section" size="large" aria-labelledby={heading} {...root}>
      <VisuallyHidden>
        <h2 id={heading}>{t("numbers.plates")}</h2>
      </VisuallyHidden>
      <dl css={styles.plates}>
        <Plate name={t("numbers.starts")} foot={t("numbers.players", counted(players))}>
          {number(starts)}
        </Plate>
        <Plate name={t("numbers.finishes")} foot={t("numbers.unfinished", counted(unfinished))}>
          {number(finishes)}
        </Plate>
        <Plate name={t("numbers.completion")} foot={t("numbers.completionNote")} isLit>
          {percent(completionRate ?? 0)}
        </Plate>
        {rating === null ? (
          <Plate name={t("numbers.rating")} foot={t("numbers.ratingNoneNote")} isQuiet>
            {t("numbers.ratingNone")}
          </Plate>
        ) : (
          <Plate
            name={t("numbers.rating")}
            foot={
              <span css={styles.stars}>
                <Stars
                  size="small"
                  value={rating}
                  max={mostStars}
                  label={t("numbers.ratingOf", { rating: number(rating) })}
                />
              </span>
            }
          >
            {number(rating)}
          </Plate>
        )}
      </dl>
      <div css={styles.road} aria-hidden>
        <span
          css={styles.done}
          style={{ inlineSize: `${String((finishes / Math.max(1, starts)) * 100)}%` }}
        />
      </div>
    </Card>
  );
}

interface PlateProps {
  name: string;
  foot: ReactNode;
  /** Highlights the most important figure. */
  isLit?: boolean;
  /** Shows text instead of a figure. */
  isQuiet?: boolean;
  children: ReactNode;
}

function Plate({ name, foot, isLit = false, isQuiet = false, children }: PlateProps) {
  return (
    <div css={styles.plate}>
      <SmallText as="dt">{name}</SmallText>
      <dd css={isQuiet ? styles.quiet : [styles.amount, isLit && styles.lit]}>
        <bdi>{children}</bdi>
      </dd>
      <SmallText as="dd">{foot}</SmallText>
    </div>
  );
}
