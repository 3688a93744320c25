import type { Task } from "@katha/api/shapes";
import { useId, useRef } from "react";
import type { ElementProps } from "../../../primitives/element.ts";
import { NextIcon, PreviousIcon } from "../../../primitives/marks/Icon/icons.ts";
import { IconButton } from "../../../primitives/actions/IconButton/IconButton.tsx";
import { Skeleton } from "../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { progressMessages } from "../../../messages/players/progress.ts";
import { FailedToLoad } from "../../shell/FailedToLoad/FailedToLoad.tsx";
import { stateOf } from "../task.ts";
import type { TaskKind, TaskResult } from "../task.ts";
import { TaskCard } from "../TaskCard/TaskCard.tsx";
import { useOverflow } from "../../useOverflow/useOverflow.ts";
import * as styles from "./styles.ts";

export interface TaskPanelProps extends ElementProps<"section"> {
  /** The kind of tasks, which decides the panel's text. */
  kind: TaskKind;
  /** The tasks, or the state of loading them. */
  result: TaskResult;
  /** Called with the kind to load again; without it no button is offered. */
  onRetry?: (kind: TaskKind) => void;
}

/** What can be done now comes first, and what is done last. */
const places = { open: 0, locked: 1, completed: 2 } as const;
const inOrder = (tasks: readonly Task[]) =>
  tasks.toSorted((one, other) => places[stateOf(one)] - places[stateOf(other)]);

/** A row of tasks of one kind. */
export function TaskPanel(props: TaskPanelProps) {
  const { kind, result, onRetry, ...root } = props;
  const t = useMessages(progressMessages);
  const heading = useId();
  const scroller = useRef<HTMLUListElement>(null);
  const title = t(`panel.${kind}`);
  const tasks = result.state === "ready" ? inOrder(result.tasks) : [];

  const overflows = useOverflow(scroller, tasks.length);

  const turn = (pages: 1 | -1) => {
    const list = scroller.current;
    if (list === null) return;
    const along = getComputedStyle(list).direction === "rtl" ? -pages : pages;
    list.scrollBy({ left: along * list.clientWidth * 0.85 });
  };

  return (
    <section css={styles.panel} aria-labelledby={heading} {...root}>
      <div css={styles.head}>
        <div>
          <h2 id={heading} css={styles.title}>
            {title}
          </h2>
          <p css={styles.note}>{t(`panel.${kind}Note`)}</p>
        </div>
        {overflows && (
          <span css={styles.turns}>
            <IconButton
              icon={PreviousIcon}
              flipRtl
              variant="ghost"
              label={t("panel.previous", { title })}
              onClick={() => turn(-1)}
            />
            <IconButton
              icon={NextIcon}
              flipRtl
              variant="ghost"
              label={t("panel.next", { title })}
              onClick={() => turn(1)}
            />
          </span>
        )}
      </div>
      {result.state === "loading" && (
        <output css={styles.scroller}>
          <VisuallyHidden>{t("panel.loading")}</VisuallyHidden>
          {["one", "two", "three", "four"].map((each) => (
            <span key={each} css={[styles.place, styles.coming]}>
              <Skeleton variant="disc" width="96px" />
              <Skeleton width="70%" />
              <Skeleton width="90%" />
              <Skeleton />
            </span>
          ))}
        </output>
      )}
      {result.state === "failed" && (
        <div css={styles.failed}>
          <FailedToLoad message={result.message} onRetry={onRetry && (() => onRetry(kind))} />
        </div>
      )}
      {result.state === "ready" && tasks.length === 0 && (
        <div css={styles.empty}>
          <p css={styles.emptyTitle}>{t("panel.empty")}</p>
          <p css={styles.note}>{t("panel.emptyNote")}</p>
        </div>
      )}
      {tasks.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable
        <ul css={styles.scroller} ref={scroller} tabIndex={0} aria-label={title}>
          {tasks.map((task) => (
            <li key={task.taskId} css={styles.place}>
              <TaskCard task={task} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
