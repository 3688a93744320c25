import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import {
  healthySystem,
  keptBackups,
  lateBackups,
  troubledSystem,
} from "../../../fixtures/admin/health.ts";
import { HealthBoard } from "./HealthBoard.tsx";
import { guide } from "./HealthBoard.guide.ts";

const meta = preview.meta({
  title: "Parts/Admin/HealthBoard",
  component: HealthBoard,
  args: { health: healthySystem, backups: keptBackups, onBackUp: fn() },
  parameters: { guide },
});

/** Nothing needs attention; backups are kept, and another is made by press. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("All is well.")).toBeVisible();
    await expect(canvas.getByRole("list", { name: "What is well" })).toHaveTextContent(
      "The database has 48 MB and grows by 1.2 MB a day.",
    );
    await expect(canvas.getByText("3 days")).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: /^vyasa/ })).toBeVisible();
    await expect(canvas.getByRole("meter", { name: "Left on the disk" })).toHaveAttribute(
      "aria-valuetext",
      "210 GB of 480 GB",
    );
    await expect(canvas.getByText("210 GB of 480 GB")).toBeVisible();
    await expect(canvas.getByText("Embedded (PGlite)")).toBeVisible();
    const backups = canvas.getByRole("region", { name: "Backups" });
    await expect(backups).toHaveTextContent("One is made; seven days and four weeks are kept");
    await expect(within(backups).getByText(/^Nov 21, 2026/)).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: /^Download the backup of/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Back up now" }));
    await expect(args.onBackUp).toHaveBeenCalledOnce();
  },
});

/** What needs attention comes first, in sentences; the last backup is too old, and the last try failed. */
export const WithProblems = meta.story({
  args: { health: troubledSystem, backups: lateBackups },
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
    await expect(canvas.getByText("Left alone")).toBeVisible();
    await expect(canvas.getByText("Failed for good")).toBeVisible();
    await expect(canvas.getByText("GET Pages and files")).toBeVisible();
    await expect(canvas.getByText("GET /sitemaps/stories-:part.xml")).toBeVisible();
    await expect(canvas.getByText(/No backup has been made for 4 days/)).toBeVisible();
    await expect(canvas.getByText(/the disk is full/)).toBeVisible();
    await expect(canvas.getByText("No backup is kept here yet.")).toBeVisible();
  },
});

/** A new installation without any data. */
export const Empty = meta.story({
  args: {
    health: {
      ...healthySystem,
      since: healthySystem.now,
      host: { ...healthySystem.host, database: null, databaseBytes: null, diskFreeBytes: null },
      models: [],
      routes: [],
    },
  },
});

/** In Hindi, on a phone, where the tables are cards. */
export const Hindi = meta.story({
  args: { health: troubledSystem },
  globals: { locale: "hi", viewport: { value: "phone" } },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
