import type { ReactNode } from "react";
import { HeadedPage } from "../../../parts/shell/HeadedPage/HeadedPage.tsx";
import { LevelCard } from "../../../parts/progress/LevelCard/LevelCard.tsx";
import { taskKinds } from "../../../parts/progress/task.ts";
import type { TaskResult, TaskKind } from "../../../parts/progress/task.ts";
import { TaskPanel } from "../../../parts/progress/TaskPanel/TaskPanel.tsx";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { LeaveIcon, SettingsIcon } from "../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { progressMessages } from "../../../messages/players/progress.ts";

export interface ProgressScreenProps extends ElementProps<"div"> {
  /** The tasks of each kind, or why they are not available. */
  panels: Readonly<Record<TaskKind, TaskResult>>;
  /** Called with the kind to load again; without it no button is shown. */
  onRetry?: (kind: TaskKind) => void;
  /** Signs out. */
  onLogout: () => void;
  /**
   * Signing out is in progress.
   * @default false
   */
  signingOut?: boolean;
  /** Shown above the tasks, for example a reminder to verify the email address. */
  notice?: ReactNode;
  /** Shown below the tasks, for example the coins. */
  children?: ReactNode;
}

/** Each row's answer has the level, and they say the same: the first that is there is shown. */
function levelIn(panels: ProgressScreenProps["panels"]) {
  const results = taskKinds.map((kind) => panels[kind]);
  return results
    .flatMap((result) => (result.state === "ready" ? [result.summary] : []))
    .find(Boolean);
}

/** The player's level, and their tasks in three rows. */
export function ProgressScreen(props: ProgressScreenProps) {
  const { panels, onRetry, onLogout, signingOut = false, notice, children, ...root } = props;
  const t = useMessages(progressMessages);
  const { settings } = useAddresses();
  const player = levelIn(panels);
  return (
    <HeadedPage
      {...root}
      title={t("progress.title")}
      note={t("progress.note")}
      actions={
        <>
          <ButtonLink variant="ghost" href={settings} icon={SettingsIcon}>
            {t("progress.settings")}
          </ButtonLink>
          <Button icon={LeaveIcon} loading={signingOut} onClick={onLogout}>
            {t(signingOut ? "progress.leaving" : "progress.logout")}
          </Button>
        </>
      }
    >
      {notice}
      {player && <LevelCard player={player} />}
      {taskKinds.map((kind) => (
        <TaskPanel key={kind} kind={kind} result={panels[kind]} {...(onRetry && { onRetry })} />
      ))}
      {children}
    </HeadedPage>
  );
}
