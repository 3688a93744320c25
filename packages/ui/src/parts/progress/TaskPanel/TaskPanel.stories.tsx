import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { longTask, taskLists, urduTask } from "../../../fixtures/player/tasks.ts";
import { guide } from "./TaskPanel.guide.ts";
import { TaskPanel } from "./TaskPanel.tsx";
import type { TaskPanelProps } from "./TaskPanel.tsx";

const daily: TaskPanelProps = {
  kind: "daily",
  result: { state: "ready", tasks: taskLists.daily },
};

const meta = preview.meta({
  title: "Parts/Progress/TaskPanel",
  component: TaskPanel,
  args: { ...daily, onRetry: fn() },
  parameters: { guide },
});

/** A row of tasks: what can be done now, then what is locked, then what is done. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Daily Tasks" })).toBeVisible();
    const names = canvas
      .getAllByRole("article")
      .map((card) => card.querySelector("h3")?.textContent);
    await expect(names).toEqual([
      "Five more pages",
      "In your own words",
      "A door ajar",
      "Wet paint",
      "A flower for the teller",
    ]);
  },
});

/** The buttons and the keyboard scroll the row. */
export const Turned = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole("list", { name: "Daily Tasks" });
    await userEvent.click(await canvas.findByRole("button", { name: "Next tasks in Daily Tasks" }));
    await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(40));
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
  },
});

/** Loading. */
export const Loading = meta.story({
  args: { result: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading tasks...");
  },
});

/** No tasks of this kind. */
export const Empty = meta.story({
  args: { result: { state: "ready", tasks: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No tasks available at the moment")).toBeVisible();
    await expect(canvas.getByText("Check back later for new challenges!")).toBeVisible();
  },
});

/** Loading failed; this kind alone can be loaded again. */
export const Failed = meta.story({
  args: { result: { state: "failed", message: "Failed to fetch daily" } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch daily");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledWith("daily");
  },
});

/** Long words. */
export const LongText = meta.story({
  args: { result: { state: "ready", tasks: [longTask, ...taskLists.daily] } },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** In Urdu, the row starts at the right. */
export const Urdu = meta.story({
  args: { result: { state: "ready", tasks: [urduTask, ...taskLists.daily] } },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("article");
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(400);
  },
});
