import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { StarIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Progress } from "../../../primitives/feedback/Progress/Progress.tsx";
import { progressWords } from "../../../words/progress/words.ts";
import { useLanguage, useWords } from "../../../words/WordsProvider.tsx";
import type { Standing } from "../task.ts";
import { useCourtWords } from "../useCourtWords.ts";
import * as styles from "./styles.ts";
import type { PlateSize } from "./styles.ts";

export interface StandingPlateProps {
  standing: Standing;
  /** The plate of the page, or the line over a shelf. */
  size?: PlateSize;
}

/** Who a player is at court: level, coins, and the stars that lead further. */
export function StandingPlate({ standing, size = "plate" }: StandingPlateProps) {
  const { username, title, level, coins, stars, starsNeeded, percent } = standing;
  const { number, percent: asPercent } = useLanguage();
  const say = useWords(progressWords);
  const told = useCourtWords();
  const isTop = starsNeeded === 0;
  return (
    <div css={[styles.plate, styles.plateSizes[size]]}>
      <p css={styles.who}>
        <bdi css={styles.name}>{username}</bdi>
        <span css={styles.rank}>
          <span css={styles.title}>{told(title)}</span>
          <span css={styles.level}>{say("standing.level", { level: number(level) })}</span>
        </span>
      </p>
      <p css={styles.coins}>
        <span css={styles.coin} aria-hidden />
        <bdi>{say("standing.coins", { count: coins, amount: number(coins) })}</bdi>
      </p>
      <div css={styles.stars}>
        <Icon of={StarIcon} size="small" filled />
        <div css={styles.gauge}>
          {isTop ? (
            <p css={styles.top}>{say("standing.top")}</p>
          ) : (
            <Progress
              label={say("standing.stars")}
              percent={percent}
              said={say("standing.starsOf", {
                stars: number(stars),
                needed: number(starsNeeded),
                percent: asPercent(percent),
              })}
            />
          )}
        </div>
      </div>
    </div>
  );
}
