import type { Story } from "@katha/api";
import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import {
  type Answers,
  handlersFor,
  pending,
  problem,
  unreachable,
} from "../../testing/page-answers.ts";
import { asScreen, page, withoutPicture } from "../../testing/page.tsx";
import { aMarked, aSummary } from "../../testing/shelf.ts";
import { aStory, idOf, veiledStory } from "../../testing/stories.ts";
import { reader } from "../../testing/viewers.ts";

const both = { hasLiked: true, hasBookmarked: true, hasPremiumAccess: false };
const kept = (number: number, change: Partial<Story> = {}) =>
  aMarked(aStory(number, { userState: both, ...change }));
const ended = aSummary(4, { isCompleted: true, ending: "Across the river" });

/** Open or finished sessions, as requested. */
const sessions =
  (open: readonly ReturnType<typeof aSummary>[]): NonNullable<Answers["listSessions"]> =>
  ({ request }) => {
    const isEnded = new URL(request.url).searchParams.get("is_completed") === "true";
    return { sessions: isEnded ? [ended] : [...open], nextCursor: null };
  };

/** Each press removes the bookmark or sets it again. */
function toggling(): NonNullable<Answers["bookmarkStory"]> {
  let isSet = true;
  return () => {
    isSet = !isSet;
    return { isBookmarked: isSet, bookmarksTotal: isSet ? 1 : 0 };
  };
}

const full: Answers = {
  // Pointing at a link prefetches its story.
  getStory: ({ params }) => ({ ...aStory(1), id: String(params["id"]) }),
  listSessions: sessions([aSummary(1), aSummary(2, { branchedFrom: idOf(701) })]),
  listBookmarks: { stories: [kept(1), kept(5)], nextCursor: null },
  listLikes: { stories: [kept(6)], nextCursor: null },
};

const meta = preview.meta({
  ...page,
  title: "Pages/Shelf/ShelfPage",
  args: { at: paths.shelf, viewer: reader, answers: full },
});

/** Open plays, bookmarks, likes and finished plays. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole("region", { name: "Go on playing" }));
    const link = await open.findByRole("link", { name: "Story 1" });
    await expect(link).toHaveAttribute("href", paths.play(aSummary(1).id));
    await expect(open.getByText("You stand before door 1.")).toBeVisible();
    const past = within(await canvas.findByRole("region", { name: "Played to an ending" }));
    await expect(past.getByText("Ended: Across the river")).toBeVisible();
    await expect(document.title).toContain("Your Shelf");
    const bar = within(canvas.getByRole("navigation", { name: "Main" }));
    await expect(bar.getByRole("link", { name: "Shelf" })).toHaveAttribute("aria-current", "page");
  },
});

/** A removed bookmark keeps its place, and the same button brings it back. */
export const RemovedAndPutBack = meta.story({
  parameters: withoutPicture,
  args: { answers: { ...full, bookmarkStory: toggling() } },
  play: async ({ canvas }) => {
    const bookmarks = within(await canvas.findByRole("region", { name: "Bookmarks" }));
    const name = "Remove the bookmark: Story 5";
    await userEvent.click(await bookmarks.findByRole("button", { name }));
    const back = await bookmarks.findByRole("button", { name: "Bookmark: Story 5" });
    await expect(back).toHaveFocus();
    await expect(bookmarks.getByText("Bookmark removed")).toBeVisible();
    await expect(bookmarks.getByRole("link", { name: "Story 5" })).toBeVisible();
    await userEvent.click(back);
    await expect(await bookmarks.findByRole("button", { name })).toHaveFocus();
    await expect(
      bookmarks.getByRole("button", { name: "Remove the bookmark: Story 1" }),
    ).toBeVisible();
  },
});

/** The next page of bookmarks is added to the list. */
export const More = meta.story({
  parameters: withoutPicture,
  args: {
    answers: {
      ...full,
      listBookmarks: ({ request }) =>
        new URL(request.url).searchParams.get("cursor") === "on"
          ? { stories: [kept(8)], nextCursor: null }
          : { stories: [kept(1), kept(5)], nextCursor: "on" },
    },
  },
  play: async ({ canvas }) => {
    const bookmarks = within(await canvas.findByRole("region", { name: "Bookmarks" }));
    await userEvent.click(await bookmarks.findByRole("button", { name: "Show more: Bookmarks" }));
    await waitFor(() => expect(bookmarks.getByRole("link", { name: "Story 8" })).toHaveFocus());
    await expect(bookmarks.getAllByRole("article")).toHaveLength(3);
  },
});

/** A story that can no longer be read says so, and a mature story stays veiled. */
export const ClosedAndVeiled = meta.story({
  args: {
    answers: {
      ...full,
      listSessions: sessions([aSummary(1, { isStoryOpen: false })]),
      listBookmarks: {
        stories: [
          aMarked(aStory(7, { userState: both, tagline: "", status: "archived" }), {
            isOpen: false,
          }),
          aMarked({ ...veiledStory, userState: both }),
        ],
        nextCursor: null,
      },
    },
  },
  play: async ({ canvas }) => {
    const bookmarks = within(await canvas.findByRole("region", { name: "Bookmarks" }));
    await expect(
      await bookmarks.findByText("This story is no longer on the shelves."),
    ).toBeVisible();
    await expect(bookmarks.queryByRole("link", { name: "Story 7" })).toBeNull();
    await expect(bookmarks.getByRole("link", { name: veiledStory.title })).toBeVisible();
    await expect(canvas.getByText(/Your play stays, and goes on/)).toBeVisible();
  },
});

export const Empty = meta.story({
  args: {
    answers: {
      listSessions: { sessions: [], nextCursor: null },
      listBookmarks: { stories: [], nextCursor: null },
      listLikes: { stories: [], nextCursor: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your shelf is still empty")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Find a story" })).toHaveAttribute(
      "href",
      paths.home,
    );
  },
});

/** Only bookmarks: the other parts say what they are for. */
export const BookmarksOnly = meta.story({
  args: {
    answers: {
      ...full,
      listSessions: { sessions: [], nextCursor: null },
      listLikes: { stories: [], nextCursor: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No play is open\./)).toBeVisible();
    await expect(await canvas.findByText(/^No likes yet\./)).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Story 5" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Played to an ending" })).toBeNull();
  },
});

/** Loading for the first time. */
export const Loading = meta.story({
  args: { answers: { listSessions: pending, listBookmarks: pending, listLikes: pending } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Your Shelf" }),
    ).toBeVisible();
    await expect(canvas.getAllByRole("status")).toHaveLength(3);
  },
});

/** One part fails and can be tried again; the others are there. */
export const PartFailed = meta.story({
  parameters: withoutPicture,
  args: { answers: { ...full, listLikes: problem(500, "internal_error") } },
  play: async ({ canvas, msw }) => {
    const likes = within(await canvas.findByRole("region", { name: "Liked" }));
    const again = await likes.findByRole("button", { name: "Try again" });
    const bookmarks = within(canvas.getByRole("region", { name: "Bookmarks" }));
    await expect(await bookmarks.findByRole("link", { name: "Story 5" })).toBeVisible();
    msw.use(...handlersFor(full));
    await userEvent.click(again);
    await expect(await likes.findByRole("link", { name: "Story 6" })).toBeVisible();
  },
});

/** The server cannot be reached. */
export const Unreachable = meta.story({
  args: {
    answers: { listSessions: unreachable, listBookmarks: unreachable, listLikes: unreachable },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole("button", { name: "Try again" })).toHaveLength(4),
    );
  },
});

export const Hindi = meta.story({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: "आपकी ताक" });
    await expect(heading).toBeVisible();
  },
});

const urdu = { title: "چراغ کا نگہبان", language: "ur" } as const;

/** In Urdu, right to left. */
export const Urdu = meta.story({
  args: {
    answers: {
      ...full,
      listSessions: sessions([
        aSummary(1, { storyTitle: urdu.title, storyLanguage: urdu.language }),
        aSummary(2),
      ]),
      listBookmarks: { stories: [kept(1, urdu), kept(5)], nextCursor: null },
    },
  },
  globals: { direction: "rtl" },
});

/** A guest is asked to sign in. */
export const SignedOut = meta.story({
  parameters: withoutPicture,
  args: { viewer: undefined, answers: {} },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: "Welcome Back" });
    await expect(heading).toBeVisible();
  },
});
