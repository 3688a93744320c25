import type { ReactNode } from "react";
import { taskKinds } from "../../parts/progress/task.ts";
import type { TaskArrival, TaskKind } from "../../parts/progress/task.ts";
import { TaskPanel } from "../../parts/progress/TaskPanel/TaskPanel.tsx";
import { Button } from "../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../primitives/actions/Button/ButtonLink.tsx";
import { LeaveIcon, SettingsIcon } from "../../primitives/marks/Icon/icons.ts";
import { progressWords } from "../../words/progress/words.ts";
import { useWords } from "../../words/WordsProvider.tsx";
import { actions, head, note, page, title } from "./styles.ts";

export interface ProgressScreenProps {
  panels: Readonly<Record<TaskKind, TaskArrival>>;
  onRetry?: (kind: TaskKind) => void;
  onLogout: () => void;
  leaving?: boolean;
  links?: { settings?: string };
  /** Above the shelves: that a letter waits to be opened, say. */
  notice?: ReactNode;
  /** Under the shelves: the coins, say. */
  children?: ReactNode;
}

/** Three shelves of medallions. */
export function ProgressScreen(props: ProgressScreenProps) {
  const { panels, onRetry, onLogout, leaving = false, links, notice, children } = props;
  const say = useWords(progressWords);
  return (
    <div css={page}>
      <header css={head}>
        <div>
          <h1 css={title}>{say("progress.title")}</h1>
          <p css={note}>{say("progress.note")}</p>
        </div>
        <div css={actions}>
          {links?.settings !== undefined && (
            <ButtonLink kind="ghost" href={links.settings} icon={SettingsIcon}>
              {say("progress.settings")}
            </ButtonLink>
          )}
          <Button icon={LeaveIcon} busy={leaving} onClick={onLogout}>
            {say(leaving ? "progress.leaving" : "progress.logout")}
          </Button>
        </div>
      </header>
      {notice}
      {taskKinds.map((kind, at) => (
        <TaskPanel
          key={kind}
          kind={kind}
          arrival={panels[kind]}
          plate={at === 0 ? "plate" : "line"}
          {...(onRetry && { onRetry })}
        />
      ))}
      {children}
    </div>
  );
}
