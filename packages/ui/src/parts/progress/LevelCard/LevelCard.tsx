import type { ProgressSummary } from "@katha/api/shapes";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { StarIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Progress } from "../../../primitives/feedback/Progress/Progress.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { progressMessages } from "../../../messages/players/progress.ts";
import { useTaskText } from "../useTaskText/useTaskText.ts";
import * as styles from "./styles.ts";
import type { PlateSize } from "./styles.ts";

export interface LevelCardProps extends ElementProps<"div"> {
  /** The player's level, and how far it is to the next. */
  player: ProgressSummary;
  /**
   * `plate` is the large card of a page; `line` goes above a list.
   * @default "plate"
   */
  size?: PlateSize;
}

/** A player's level, coins, and progress to the next level. */
export function LevelCard({ player, size = "plate", ...root }: LevelCardProps) {
  const { username, level, currency } = player;
  const { currentStars, starsForNextLevel, starProgressPercentage } = level;
  const { number, percent } = useFormats();
  const t = useMessages(progressMessages);
  const { rankOf } = useTaskText();
  const isTop = starsForNextLevel === 0;
  return (
    <div css={[styles.plate, styles.plateSizes[size]]} {...root}>
      <p css={styles.who}>
        <bdi css={styles.name}>{username}</bdi>
        <span css={styles.rank}>
          <span css={styles.title}>{rankOf(level)}</span>
          <span css={styles.level}>{t("level.level", { level: number(level.current) })}</span>
        </span>
      </p>
      <p css={styles.coins}>
        <span css={styles.coin} aria-hidden />
        <bdi>
          {t("level.coins", {
            count: currency.coinsBalance,
            amount: number(currency.coinsBalance),
          })}
        </bdi>
      </p>
      <div css={styles.stars}>
        <Icon icon={StarIcon} size="small" filled />
        <div css={styles.gauge}>
          {isTop ? (
            <p css={styles.top}>{t("level.top")}</p>
          ) : (
            <Progress
              label={t("level.stars")}
              value={starProgressPercentage}
              valueText={t("level.starsOf", {
                stars: number(currentStars),
                needed: number(starsForNextLevel),
                percent: percent(starProgressPercentage),
              })}
            />
          )}
        </div>
      </div>
    </div>
  );
}
