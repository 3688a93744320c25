import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { aNotification } from "../../testing/notifications.ts";
import { type Answers, handlersFor, pending, unreachable } from "../../testing/page-answers.ts";
import { page, tryAgain } from "../../testing/page.tsx";
import { reader } from "../../testing/viewers.ts";

/** What is marked as read stays so. */
function marking(): Answers {
  const all = [1, 2, 3].map((number) => aNotification(number, { isRead: number === 3 }));
  const unread = () => all.filter(({ isRead }) => !isRead).length;
  return {
    listNotifications: () => ({ unread: unread(), notifications: all, nextCursor: null }),
    countUnreadNotifications: () => ({ unread: unread() }),
    readNotification: ({ params }) => {
      for (const one of all) if (one.id === params["id"]) one.isRead = true;
      return { unread: unread() };
    },
    readAllNotifications: () => {
      for (const one of all) one.isRead = true;
      return { unread: unread() };
    },
  };
}

const meta = preview.meta({
  ...page,
  title: "Pages/Notifications/NotificationsPage",
  parameters: { ...page.parameters, chromatic: { disableSnapshot: true } },
  args: { at: paths.notifications, viewer: reader, answers: marking() },
});

/** The number in the bar goes down with what is read. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article", { name: "Unread: Story 1" })).toBeVisible();
    await canvas.findByRole("link", { name: "News, 2 unread" });
    await userEvent.click(canvas.getByRole("button", { name: "Mark as read: Story 1" }));
    await canvas.findByRole("link", { name: "News, 1 unread" });
    const all = canvas.getByRole("button", { name: "Mark all as read" });
    await userEvent.click(all);
    await canvas.findByRole("link", { name: "News" });
    await waitFor(() => expect(canvas.getByText("All news is read.")).toBeVisible());
    await expect(all).toBeDisabled();
    await expect(document.title).toContain("News");
  },
});

const readPushed = fn(() => ({ unread: 0 }));

/** Pushed news that was pressed is read, and leads to where it happened. */
export const FromAPush = meta.story({
  args: {
    at: `${paths.notifications}?open=${aNotification(1).id}`,
    answers: {
      listNotifications: {
        unread: 1,
        notifications: [
          aNotification(2),
          aNotification(1, { kind: "task_completed", story: null }),
        ],
        nextCursor: null,
      },
      readNotification: readPushed,
      listTasks: pending,
      listWalletEntries: pending,
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(readPushed).toHaveBeenCalledOnce());
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Your Progress" }),
    ).toBeVisible();
  },
});

/** What it was about is gone: the list is there. */
export const FromAnOldPush = meta.story({
  args: {
    at: `${paths.notifications}?open=${aNotification(9).id}`,
    answers: marking(),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article", { name: "Unread: Story 1" })).toBeVisible();
  },
});

/** Coming back to the tab asks again. */
export const ComingBack = meta.story({
  args: {
    answers: (() => {
      let asked = 0;
      return {
        listNotifications: () => ({
          unread: asked,
          notifications: Array.from({ length: asked }, (_, at) => aNotification(at + 1)),
          nextCursor: null,
        }),
        countUnreadNotifications: () => ({ unread: (asked += 1) }),
      };
    })(),
  },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("link", { name: /^News, \d+ unread$/ });
    const before = first.getAttribute("aria-label");
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(first).not.toHaveAttribute("aria-label", before));
  },
});

/** There is earlier news. */
export const GoesOn = meta.story({
  args: {
    answers: {
      listNotifications: ({ request }) => {
        const isLater = new URL(request.url).searchParams.has("cursor");
        return {
          unread: 0,
          notifications: [aNotification(isLater ? 2 : 1, { isRead: true })],
          nextCursor: isLater ? null : "earlier",
        };
      },
    },
  },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole("button", { name: "Earlier news" });
    await userEvent.click(more);
    await expect(await canvas.findByRole("article", { name: "Story 2" })).toBeVisible();
    await expect(canvas.getByRole("article", { name: "Story 1" })).toBeVisible();
    await waitFor(() => expect(more).not.toBeInTheDocument());
  },
});

/** Nothing has happened yet. */
export const Empty = meta.story({
  args: {
    answers: { listNotifications: { unread: 0, notifications: [], nextCursor: null } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No news yet.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Find a story" })).toHaveAttribute(
      "href",
      paths.home,
    );
  },
});

/** Loading. */
export const Loading = meta.story({
  args: { answers: { listNotifications: pending } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading your news...")).toBeInTheDocument();
  },
});

/** Marking fails: the list stays and says why. */
export const NotMarked = meta.story({
  args: { answers: { ...marking(), readNotification: unreachable } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Mark as read: Story 1" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("article", { name: "Unread: Story 1" })).toBeVisible();
  },
});

/** Loading failed, and is tried again. */
export const Unreachable = meta.story({
  args: { answers: { listNotifications: unreachable } },
  play: async ({ canvas, msw }) => {
    await canvas.findByRole("button", { name: "Try again" });
    msw.use(...handlersFor(marking()));
    await tryAgain(canvas, () => canvas.getByRole("article", { name: "Unread: Story 1" }));
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** A guest is asked to sign in. */
export const SignedOut = meta.story({
  args: { viewer: undefined, answers: {} },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: "Welcome Back" });
    await expect(heading).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /^News/ })).toBeNull();
  },
});
