import type { Task } from "@katha/api/shapes";
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
import { useTaskText } from "../useTaskText/useTaskText.ts";
import * as styles from "./styles.ts";

export interface TaskCardProps extends ElementProps<"article"> {
  /** The task with its progress and reward. */
  task: Task;
}

/** One task: its description, progress and reward. */
export const TaskCard = memo(function TaskCard({ task, ...root }: TaskCardProps) {
  const { number, percent } = useFormats();
  const t = useMessages(progressMessages);
  const { titleOf, descriptionOf } = useTaskText();
  const heading = useId();
  const state = stateOf(task);
  const count = t("task.count", {
    current: number(task.currentValue),
    target: number(task.targetValue),
  });
  return (
    <Card
      as="article"
      tone={state === "locked" ? "outline" : "surface"}
      css={[styles.card, styles.states[state]]}
      aria-labelledby={heading}
      {...root}
    >
      <div css={styles.top}>
        <Medallion state={state} percent={task.progressPercentage}>
          {percent(task.progressPercentage)}
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
          {titleOf(task)}
        </h3>
        <p css={styles.description} dir="auto">
          {descriptionOf(task)}
        </p>
      </div>
      <Progress
        label={count}
        value={task.progressPercentage}
        tone={state === "completed" ? "success" : "accent"}
        valueText={percent(task.progressPercentage)}
      />
      <p css={styles.reward}>
        <VisuallyHidden>{t("task.reward")}: </VisuallyHidden>
        <span css={styles.coins}>
          <span css={coin} aria-hidden />
          <bdi>{t("task.coins", { count: task.coinReward, amount: number(task.coinReward) })}</bdi>
        </span>
        {task.starReward > 0 && (
          <span css={styles.stars}>
            <Icon icon={StarIcon} size="small" filled />
            <bdi>
              {t("task.stars", { count: task.starReward, amount: number(task.starReward) })}
            </bdi>
          </span>
        )}
      </p>
    </Card>
  );
});
