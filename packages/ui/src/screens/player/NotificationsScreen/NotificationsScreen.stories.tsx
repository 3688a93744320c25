import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { newsOfAllKinds } from "../../../fixtures/player/notifications.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./NotificationsScreen.guide.ts";
import { NotificationsScreen } from "./NotificationsScreen.tsx";
import type { NotificationsResult } from "./NotificationsScreen.tsx";

const ready: NotificationsResult = {
  state: "ready",
  notifications: newsOfAllKinds,
  unread: 2,
  goesOn: false,
};
const readNews = newsOfAllKinds.filter(({ isRead }) => isRead);

const meta = preview.meta({
  title: "Screens/Notifications",
  component: NotificationsScreen,
  args: {
    result: ready,
    onRead: fn(),
    onReadAll: fn(),
    onMore: fn(),
    onRetry: fn(),
    links: { home: "#home", settings: "#settings" },
  },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { disableSnapshot: true } },
});

/** Two are unread; all can be marked at once, by keyboard as well. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
    canvas.getByRole("button", { name: "Mark all as read" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onReadAll).toHaveBeenCalledWith("n1");
  },
});

/** All are read, and it says so. */
export const AllRead = meta.story({
  args: { result: { ...ready, notifications: readNews, unread: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("All news is read.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Mark all as read" })).toBeDisabled();
  },
});

/** There are earlier ones. */
export const GoesOn = meta.story({
  args: { result: { ...ready, goesOn: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Earlier news" }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

/** Loading. */
export const Loading = meta.story({
  args: { result: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading your news...")).toBeInTheDocument();
  },
});

/** Nothing has happened yet. */
export const Empty = meta.story({
  args: { result: { ...ready, notifications: [], unread: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No news yet.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Find a story" })).toBeVisible();
  },
});

/** Loading failed. */
export const Failed = meta.story({
  args: { result: { state: "failed", message: "Your news could not be loaded." } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Marking failed: the list stays. */
export const NotMarked = meta.story({
  args: { failure: "That could not be marked as read." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("That could not be marked as read.");
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
