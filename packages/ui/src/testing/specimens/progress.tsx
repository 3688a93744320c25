import { coinEntries, openTask, player, taskPanels } from "../../fixtures/player/tasks.ts";
import { updatedStory } from "../../fixtures/player/notifications.ts";
import { NotificationCard } from "../../parts/notifications/NotificationCard/NotificationCard.tsx";
import { NotificationsLink } from "../../parts/notifications/NotificationsLink/NotificationsLink.tsx";
import { CoinLedger } from "../../parts/progress/CoinLedger/CoinLedger.tsx";
import { LevelCard } from "../../parts/progress/LevelCard/LevelCard.tsx";
import { Medallion } from "../../parts/progress/Medallion/Medallion.tsx";
import { TaskCard } from "../../parts/progress/TaskCard/TaskCard.tsx";
import { TaskPanel } from "../../parts/progress/TaskPanel/TaskPanel.tsx";
import { Welcome } from "../../parts/progress/Welcome/Welcome.tsx";
import type { Specimens, Unions } from "../specimen.ts";

const ledger = { state: "ready", balance: 40, held: 2, entries: coinEntries } as const;

export const progress: Specimens = {
  CoinLedger: (root) => <CoinLedger {...root} result={ledger} />,
  LevelCard: (root) => <LevelCard {...root} player={player} />,
  Medallion: (root) => (
    <Medallion {...root} state="open" percent={60}>
      60 %
    </Medallion>
  ),
  NotificationCard: (root) => (
    <NotificationCard {...root} notification={updatedStory} onRead={() => undefined} />
  ),
  NotificationsLink: (root) => <NotificationsLink {...root} unread={3} />,
  TaskCard: (root) => <TaskCard {...root} task={openTask} />,
  TaskPanel: (root) => <TaskPanel {...root} kind="daily" result={taskPanels.daily} />,
  Welcome: (root) => <Welcome {...root} name="Meera" coins={100} onClose={() => {}} />,
};

export const progressUnions: Unions = {
  LevelCard: ["size"],
  Medallion: ["state"],
  TaskPanel: ["kind"],
};
