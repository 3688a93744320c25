import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { unansweredLines } from "../../../../fixtures/author/answers.ts";
import { guide } from "./UnansweredPanel.guide.ts";
import { UnansweredPanel, type UnansweredResult } from "./UnansweredPanel.tsx";

const ready: UnansweredResult = { state: "ready", groups: unansweredLines };

const [first] = unansweredLines;
const declined = { ...(first as (typeof unansweredLines)[number]), declined: true };

const meta = preview.meta({
  title: "Parts/Author/UnansweredPanel",
  component: UnansweredPanel,
  parameters: { guide },
  args: {
    result: ready,
    hasScene: (scene: string) => scene !== "attic",
    onAnswer: fn(),
    choicesOf: () => [
      { choice: 0, text: "Signal the train" },
      { choice: 1, text: "Wait" },
    ],
    onWording: fn(),
    onDismiss: fn(),
    onRetry: fn(),
  },
});

/**
 * The most frequent first; one press starts an answer. A line of a deleted scene, and one that the
 * story answers by now, can only be dismissed.
 */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole("list", { name: "Lines without an answer" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(4);
    await expect(list.getByText("7 times")).toBeVisible();
    await userEvent.click(
      list.getByRole("button", { name: /^This is answered by...: sing the song/ }),
    );
    await expect(args.onAnswer).toHaveBeenCalledWith(unansweredLines[0]);
    await expect(
      canvas.queryByRole("button", { name: /^This is answered by...: open/ }),
    ).toBeNull();
    await expect(canvas.getByText(/which is not in the story any more/)).toBeVisible();
    const answered = within(canvas.getByRole("list", { name: "Answered since" }));
    await expect(answered.queryByRole("button", { name: /^This is answered/ })).toBeNull();
    await expect(answered.getByRole("button", { name: /^Take off the list: I nod/ })).toBeVisible();
  },
});

/**
 * A line means a choice, or must never be one: the author says which. After a line is dismissed,
 * the next line has the focus.
 */
export const Wordings = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^This means...: sing the song/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Wait" }));
    await expect(args.onWording).toHaveBeenCalledWith(
      unansweredLines[0],
      { choice: 1, text: "Wait" },
      "aliases",
    );
    await expect(canvas.getByText("Added to the wordings of “Wait”.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    canvas.getByRole("button", { name: /^Take off the list: sing the song/ }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledWith("song");
    await expect(canvas.getByRole("button", { name: /^This means\.\.\.: कोहरे/ })).toHaveFocus();
  },
});

/** A line about which players were asked, and said no. */
export const Declined = meta.story({
  args: {
    result: {
      state: "ready",
      groups: [declined],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/asked which choice was meant/)).toBeVisible();
  },
});

/** No lines yet, with an explanation of what will be shown here, and of whom. */
export const Empty = meta.story({
  args: { result: { state: "ready", groups: [] } },
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
      groups: Array.from({ length: 64 }, (_, at) => ({
        id: String(at),
        text: `I count the planks, ${at + 1} of them`,
        count: 64 - at,
        scene: "bridge",
        lastDay: "2026-11-20",
        act: "look",
        about: null,
        topics: ["planks"],
        declined: false,
        answered: false,
      })),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show 44 more" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(60);
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
