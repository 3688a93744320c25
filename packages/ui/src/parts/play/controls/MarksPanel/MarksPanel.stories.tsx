import preview from "../../../../../../../.storybook/preview.tsx";
import { expect, fn, screen, userEvent } from "storybook/test";
import { guide } from "./MarksPanel.guide.ts";
import { MarksPanel } from "./MarksPanel.tsx";

const marks = [
  {
    turnId: null,
    isBookmarked: false,
    name: "",
    note: "Whose boat is it?",
    line: "The boat waits at the shore.",
    isUndone: false,
  },
  {
    turnId: "a",
    isBookmarked: true,
    name: "The well behind the temple",
    note: "Somebody thanked me here.\nGo back with the lamp.",
    line: "You drop a second stone, and this time somebody thanks you.",
    isUndone: false,
  },
  {
    turnId: "b",
    isBookmarked: true,
    name: "",
    note: "",
    line: "The corpse on your shoulder clears its throat.",
    isUndone: true,
  },
];

const meta = preview.meta({
  title: "Parts/Play/MarksPanel",
  component: MarksPanel,
  args: {
    open: true,
    marks,
    language: "en",
    onOpenChange: fn(),
    onRetry: fn(),
    onGo: fn(),
    onBranch: fn(),
    onEdit: fn(),
  },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** A note, a named bookmark, and one whose part was taken back: that can be changed, not gone to. */
export const Default = meta.story({
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "Bookmarks and notes" });
    await expect(screen.getByText("Whose boat is it?")).toBeVisible();
    const well = "The well behind the temple";
    await userEvent.click(screen.getByRole("button", { name: `Go there: ${well}` }));
    await expect(args.onGo).toHaveBeenCalledWith(marks[1]);
    const branch = `Go on from there in a new session: ${well}`;
    await userEvent.click(screen.getByRole("button", { name: branch }));
    await expect(args.onBranch).toHaveBeenCalledWith(marks[1]);
    await expect(screen.getByText(/Your note is kept/)).toBeVisible();
    await expect(screen.queryByRole("button", { name: /^Go there: The corpse/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /^Change: The corpse/ }));
    await expect(args.onEdit).toHaveBeenCalledWith(marks[2]);
  },
});

/** Nothing was marked yet. */
export const Empty = meta.story({
  args: { marks: [] },
  play: async () => {
    await expect(await screen.findByText("Nothing here yet")).toBeVisible();
  },
});

/** They are being fetched. */
export const Loading = meta.story({
  args: { marks: undefined },
  play: async () => {
    await expect(await screen.findByRole("status")).toBeVisible();
  },
});

/** They could not be fetched. */
export const Failed = meta.story({
  args: { marks: undefined, failure: "Your bookmarks could not be fetched." },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** On a phone, in Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
