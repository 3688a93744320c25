import { expect, fn, userEvent, within } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import {
  healthySystem,
  keptBackups,
  lateBackups,
  troubledSystem,
} from "../../../fixtures/admin/health.ts";
import { withAdmin } from "../../../fixtures/admin/WithAdmin.tsx";
import { guide } from "./AdminHealthScreen.guide.ts";
import { AdminHealthScreen } from "./AdminHealthScreen.tsx";

const meta = preview.meta({
  title: "Screens/AdminHealth",
  component: AdminHealthScreen,
  args: { health: healthySystem, days: 7 as const, onDays: fn(), onRefresh: fn() },
  decorators: [withAdmin],
  parameters: { guide, place: "health", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** No problems, and how old the report is. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("All is well.")).toBeVisible();
    await expect(canvas.getByRole("list", { name: "What is well" })).toHaveTextContent(
      "The database has 48 MB and grows by 1.2 MB a day.",
    );
    await expect(canvas.getByText(/^As of Nov 20, 2026/)).toBeVisible();
    await expect(canvas.getByText("3 days")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Look again" }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

/** What needs attention comes first, in sentences. */
export const Troubled = meta.story({
  args: { health: troubledSystem },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "4 things to do · 6 things to look at",
    );
    const [first, ...others] = within(
      canvas.getByRole("list", { name: "In one look" }),
    ).getAllByRole("listitem");
    await expect(first).toHaveTextContent("Only 410 MB of 480 GB are free on the disk.");
    await expect(first).toHaveTextContent("give the disk more room");
    await expect(others.at(-1)).toHaveTextContent("This could not be seen: the database’s size.");
    await expect(
      canvas.getByText("Letters are not going out: 31 wait, the oldest for 2 hours."),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "To the models" })).toBeVisible();
  },
});

/** Backups are kept, and another is made by press. */
export const Backups = meta.story({
  args: { backups: keptBackups, onBackUp: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const backups = canvas.getByRole("region", { name: "Backups" });
    await expect(backups).toHaveTextContent("One is made; seven days and four weeks are kept");
    await expect(canvas.getAllByRole("link", { name: /^Download the backup of/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Back up now" }));
    await expect(args.onBackUp).toHaveBeenCalledOnce();
  },
});

/** One is being made. */
export const BackingUp = meta.story({
  args: { backups: { ...keptBackups, isRunning: true } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Backing up/ })).toBeVisible();
  },
});

/** The last backup is too old, and the last try failed. */
export const BackupLate = meta.story({
  args: { health: troubledSystem, backups: lateBackups },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No backup has been made for 4 days/)).toBeVisible();
    await expect(canvas.getByText(/the disk is full/)).toBeVisible();
    await expect(canvas.getByText("No backup is kept here yet.")).toBeVisible();
  },
});

/** The same in Hindi, on a phone. */
export const BackupsHindi = meta.story({
  args: { backups: keptBackups, onBackUp: fn() },
  globals: { locale: "hi", viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** Refreshing failed: the old report stays with its age, and nothing says that all is well. */
export const Stale = meta.story({
  args: { failure: "Katha cannot be reached." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      /^Katha cannot be reached\. What is shown is of Nov 20, 2026/,
    );
    await expect(canvas.queryByText("All is well.")).toBeNull();
  },
});

/** Being refreshed. */
export const Refreshing = meta.story({ args: { refreshing: true } });

/** A new installation without any data. */
export const Empty = meta.story({
  args: {
    health: {
      ...healthySystem,
      startedAt: healthySystem.checkedAt,
      database: null,
      databaseBytes: null,
      diskFreeBytes: null,
      models: [],
      routes: [],
    },
  },
});

/** Loading. */
export const Loading = meta.story({ args: { health: undefined } });

/** Loading failed. */
export const Failed = meta.story({
  args: { health: undefined, failure: "Katha cannot be reached." },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

/** On a phone the tables are cards. */
export const Phone = meta.story({
  args: { health: troubledSystem },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi. */
export const Hindi = meta.story({ args: { health: troubledSystem }, globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
