import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import {
  doneTask,
  lockedTask,
  longTask,
  openTask,
  urduTask,
} from "../../../fixtures/player/tasks.ts";
import { guide } from "./TaskCard.guide.ts";
import { TaskCard } from "./TaskCard.tsx";

const meta = preview.meta({
  title: "Parts/Progress/TaskCard",
  component: TaskCard,
  args: { task: openTask },
  decorators: [(Story) => <div style={{ inlineSize: "280px" }}>{Story()}</div>],
  parameters: { inBothThemes: true, guide },
});

/** In progress. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: "Five more pages" })).toBeVisible();
    await expect(canvas.queryByText("Required level")).toBeNull();
    await expect(canvas.getByText("3 / 5")).toBeVisible();
    await expect(canvas.getByText("5 coins")).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "3 / 5" })).toHaveValue(60);
    await expect(canvas.queryByText("Completed")).toBeNull();
  },
});

/** Completed. */
export const Completed = meta.story({
  args: { task: doneTask },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Completed")).toBeVisible();
  },
});

/** For a higher level. */
export const Locked = meta.story({
  args: { task: lockedTask },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Locked")).toBeVisible();
    await expect(canvas.getByText("Required level")).toHaveTextContent("Required level2");
  },
});

/** Completed, and locked since: shown as locked. */
export const LockedAndDone = meta.story({
  args: { task: { ...doneTask, isLocked: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Locked")).toBeVisible();
    await expect(canvas.queryByText("Completed")).toBeNull();
  },
});

/** Long text and large numbers. */
export const LongText = meta.story({ args: { task: longTask } });

/** A built-in task, which the server sends in English. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading")).toHaveTextContent("पाँच पन्ने और");
    await expect(canvas.getByText("किसी भी कहानी में 5 बारियाँ खेलें।")).toBeVisible();
  },
});

/** In Urdu, from right to left. */
export const Urdu = meta.story({ args: { task: urduTask }, globals: { direction: "rtl" } });
