import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./NotificationsLink.guide.ts";
import { NotificationsLink } from "./NotificationsLink.tsx";

const meta = preview.meta({
  title: "Parts/Notifications/NotificationsLink",
  component: NotificationsLink,
  args: { unread: 3 },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** Some are unread. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "News, 3 unread" });
    await expect(link).toHaveAttribute("href", "/news");
    await expect(link).toHaveTextContent("3");
  },
});

/** All are read: no number. */
export const AllRead = meta.story({
  args: { unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "News" })).toHaveTextContent("");
  },
});

/** The number stays short. */
export const Many = meta.story({
  args: { unread: 1_200 },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "News, 99+ unread" });
    await expect(link).toHaveTextContent("99+");
  },
});

/** On the page that it leads to. */
export const Current = meta.story({
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("aria-current", "page");
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
