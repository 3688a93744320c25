import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { unansweredLines } from "../../../../fixtures/author/answers.ts";
import { guide } from "./UnansweredPanel.guide.ts";
import { UnansweredPanel } from "./UnansweredPanel.tsx";
import type { UnansweredResult } from "./unanswered.ts";

const ready: UnansweredResult = { state: "ready", lines: unansweredLines };

const meta = preview.meta({
  title: "Parts/Author/UnansweredPanel",
  component: UnansweredPanel,
  parameters: { guide },
  args: {
    result: ready,
    hasScene: (scene: string) => scene !== "attic",
    onAnswer: fn(),
    onDismiss: fn(),
    onRetry: fn(),
  },
});

/** The most frequent first; one press starts an answer. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole("list", { name: "Lines without an answer" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(4);
    await expect(list.getByText("7 times")).toBeVisible();
    await userEvent.click(list.getByRole("button", { name: /^Write the answer: sing the song/ }));
    await expect(args.onAnswer).toHaveBeenCalledWith(unansweredLines[0]);
  },
});

/** After a line is dismissed, the next line has the focus. */
export const Dismissing = meta.story({
  play: async ({ args, canvas }) => {
    canvas.getByRole("button", { name: /^Take off the list: sing the song/ }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledWith("song");
    await expect(
      canvas.getByRole("button", { name: "Write the answer: कोहरे में कौन चल रहा है?" }),
    ).toHaveFocus();
  },
});

/** A line of a deleted scene, and one that the story answers by now, can only be dismissed. */
export const NothingToWrite = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^Write the answer: open/ })).toBeNull();
    await expect(canvas.getByText(/which is not in the story any more/)).toBeVisible();
    const answered = within(canvas.getByRole("list", { name: "Answered since" }));
    await expect(answered.queryByRole("button", { name: /^Write/ })).toBeNull();
    await expect(answered.getByRole("button", { name: /^Take off the list: I nod/ })).toBeVisible();
  },
});

/** No lines yet, with an explanation of what will be shown here, and of whom. */
export const Empty = meta.story({
  args: { result: { state: "ready", lines: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/if they agreed that you may see such lines/)).toBeVisible();
  },
});

/** Loading. */
export const Loading = meta.story({
  args: { result: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Looking for unanswered lines...")).toBeInTheDocument();
  },
});

/** Loading failed. */
export const Failed = meta.story({
  args: { result: { state: "failed", message: "Katha cannot be reached. Try again." } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Dismissing a line failed. */
export const NotDismissed = meta.story({
  args: { failure: "The line is still on the list. Try again." },
});

/** More lines than are shown at once. */
export const Many = meta.story({
  args: {
    result: {
      state: "ready",
      lines: Array.from({ length: 64 }, (_, at) => ({
        id: String(at),
        text: `I count the planks, ${at + 1} of them`,
        count: 64 - at,
        scene: "bridge",
        lastDay: "2026-11-20",
        act: "look",
        about: null,
        topics: ["planks"],
        isAnswered: false,
      })),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show 44 more" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(60);
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
