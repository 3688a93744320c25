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

/** Two are unread; all can be marked at once, up to the newest that is shown. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mark all as read" }));
    await expect(args.onReadAll).toHaveBeenCalledWith("n1");
  },
});
