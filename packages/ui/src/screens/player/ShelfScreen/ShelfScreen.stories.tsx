import { expect, fn, userEvent, within } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import {
  closedMarked,
  closedSession,
  endedSession,
  hindiMarked,
  hindiSession,
  keptStory,
  longMarked,
  longSession,
  openSession,
  shelf,
  urduMarked,
  urduSession,
  veiledMarked,
  veiledSession,
} from "../../../fixtures/player/shelf.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { MatureFilter } from "../../../parts/story/MatureFilter/MatureFilter.tsx";
import { guide } from "./ShelfScreen.guide.ts";
import { ShelfScreen } from "./ShelfScreen.tsx";
import type { ShelfLists } from "./ShelfScreen.tsx";

const ready = <Item,>(...items: readonly Item[]) => ({ state: "ready", items }) as const;

const meta = preview.meta({
  title: "Screens/Shelf",
  component: ShelfScreen,
  args: {
    lists: shelf,
    onRetry: fn(),
    onMore: fn(),
    onMark: fn(),
    onPlay: fn(),
    links: { home: "#home" },
    filter: <MatureFilter hidden={false} onChange={fn()} />,
  },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** Sessions to continue, bookmarks, likes and finished sessions. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const open = within(canvas.getByRole("region", { name: "Go on playing" }));
    await expect(open.getAllByRole("article")).toHaveLength(3);
    await expect(open.getByRole("link", { name: openSession.title })).toHaveAttribute(
      "href",
      openSession.href,
    );
    const ended = within(canvas.getByRole("region", { name: "Played to an ending" }));
    await expect(ended.getByRole("link", { name: endedSession.title })).toBeVisible();
    const bookmarks = within(canvas.getByRole("region", { name: "Bookmarks" }));
    const { id, title } = keptStory.story;
    await userEvent.click(bookmarks.getByRole("button", { name: `Remove the bookmark: ${title}` }));
    await expect(args.onMark).toHaveBeenLastCalledWith("bookmark", id);
    await userEvent.click(bookmarks.getByRole("button", { name: `Play ${title}` }));
    await expect(args.onPlay).toHaveBeenLastCalledWith(id);
  },
});

/** Empty: one sentence, and a link to all stories. */
export const Empty = meta.story({
  args: { lists: { open: ready(), bookmark: ready(), like: ready(), ended: ready() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Your shelf is still empty" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Find a story" })).toHaveAttribute(
      "href",
      "#home",
    );
    await expect(canvas.queryByRole("region")).toBeNull();
  },
});

/** Only bookmarks: the other parts say what they are for. */
export const BookmarksOnly = meta.story({
  args: { lists: { ...shelf, open: ready(), like: ready(), ended: ready() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No play is open\./)).toBeVisible();
    await expect(canvas.getByText(/^No likes yet\./)).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Played to an ending" })).toBeNull();
  },
});

const coming = { state: "loading" } as const;
const allComing: ShelfLists = { open: coming, bookmark: coming, like: coming, ended: coming };

/** Loading for the first time. */
export const Loading = meta.story({
  args: { lists: allComing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Your Shelf" })).toBeVisible();
    await expect(canvas.getAllByRole("status")).toHaveLength(3);
  },
});

const lost = { state: "failed", message: "This part of your shelf did not come." } as const;

/** One part could not be loaded; the others are shown. */
export const PartFailed = meta.story({
  args: { lists: { ...shelf, bookmark: lost } },
  play: async ({ args, canvas }) => {
    const bookmarks = within(canvas.getByRole("region", { name: "Bookmarks" }));
    await userEvent.click(bookmarks.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenLastCalledWith("bookmark");
    await expect(canvas.getByRole("link", { name: openSession.title })).toBeVisible();
  },
});

/** Each part has more pages. */
export const MoreToCome = meta.story({
  args: {
    lists: {
      ...shelf,
      open: { state: "ready", items: [openSession], hasMore: true },
      like: { state: "ready", items: [keptStory], hasMore: true, loadingMore: true },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show more: Go on playing" }));
    await expect(args.onMore).toHaveBeenLastCalledWith("open");
  },
});

/** Archived stories, and mature stories that are hidden. */
export const ClosedAndVeiled = meta.story({
  args: {
    lists: {
      ...shelf,
      open: ready(closedSession, veiledSession),
      bookmark: ready(closedMarked, veiledMarked, keptStory),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This story is no longer on the shelves.")).toBeVisible();
    await expect(canvas.getByText(/Your play stays, and goes on/)).toBeVisible();
  },
});

/** Long texts. */
export const LongText = meta.story({
  args: {
    lists: {
      ...shelf,
      open: ready(longSession, { ...longSession, id: "second" }),
      bookmark: ready(longMarked, keptStory),
    },
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({
  args: {
    lists: { ...shelf, open: ready(hindiSession, openSession), bookmark: ready(hindiMarked) },
  },
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "आपकी ताक" })).toBeVisible();
  },
});

/** In Urdu, right to left. */
export const Urdu = meta.story({
  args: {
    lists: {
      ...shelf,
      open: ready(urduSession, { ...urduSession, id: "second" }),
      bookmark: ready(urduMarked, keptStory),
    },
  },
  globals: { direction: "rtl" },
});
