import { memo, useId } from "react";
import { Card } from "../../../primitives/content/Card/Card.tsx";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { StarIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Progress } from "../../../primitives/feedback/Progress/Progress.tsx";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { progressMessages } from "../../../messages/players/progress.ts";
import { Medallion } from "../Medallion/Medallion.tsx";
import { coin } from "../LevelCard/styles.ts";
import { stateOf } from "../task.ts";
import type { TaskFacts } from "../task.ts";
import { useTaskText } from "../useTaskText.ts";
import * as styles from "./styles.ts";

export interface TaskCardProps extends ElementProps<"article"> {
  /** The task with its progress and reward. */
  task: TaskFacts;
}

/** One task: its description, progress and reward. */
export const TaskCard = memo(function TaskCard({ task, ...root }: TaskCardProps) {
  const { number, percent } = useFormats();
  const t = useMessages(progressMessages);
  const { titleOf, descriptionOf } = useTaskText();
  const { code } = task;
  const heading = useId();
  const state = stateOf(task);
  const count = t("task.count", { current: number(task.current), target: number(task.target) });
  return (
    <Card
      as="article"
      tone={state === "locked" ? "outline" : "surface"}
      css={[styles.card, styles.states[state]]}
      aria-labelledby={heading}
      {...root}
    >
      <div css={styles.top}>
        <Medallion state={state} percent={task.percent}>
          {percent(task.percent)}
        </Medallion>
        <div css={styles.marks}>
          {task.levelRequired !== null && (
            <p css={styles.level}>
              {t("task.required")}
              <span css={styles.levelValue}>{number(task.levelRequired)}</span>
            </p>
          )}
          {state !== "open" && (
            <Badge tone={state === "completed" ? "success" : "muted"}>{t(`task.${state}`)}</Badge>
          )}
        </div>
      </div>
      <div css={styles.words}>
        <h3 id={heading} css={styles.title} dir="auto">
          {titleOf({ code, text: task.title })}
        </h3>
        <p css={styles.description} dir="auto">
          {descriptionOf({ code, text: task.description }, task.target)}
        </p>
      </div>
      <Progress
        label={count}
        value={task.percent}
        tone={state === "completed" ? "success" : "accent"}
        valueText={percent(task.percent)}
      />
      <p css={styles.reward}>
        <VisuallyHidden>{t("task.reward")}: </VisuallyHidden>
        <span css={styles.coins}>
          <span css={coin} aria-hidden />
          <bdi>{t("task.coins", { count: task.coins, amount: number(task.coins) })}</bdi>
        </span>
        {task.stars > 0 && (
          <span css={styles.stars}>
            <Icon icon={StarIcon} size="small" filled />
            <bdi>{t("task.stars", { count: task.stars, amount: number(task.stars) })}</bdi>
          </span>
        )}
      </p>
    </Card>
  );
});
