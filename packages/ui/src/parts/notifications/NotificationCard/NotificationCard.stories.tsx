import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import {
  answeredLine,
  doneTaskNews,
  goneStory,
  returnedStory,
  takenCorrection,
  updatedStory,
} from "../../../fixtures/player/notifications.ts";
import { guide } from "./NotificationCard.guide.ts";
import { NotificationCard } from "./NotificationCard.tsx";

/** The stories' page stays where it is. */
const stay = (page: HTMLElement) =>
  page.addEventListener("click", (event) => event.preventDefault());

const meta = preview.meta({
  title: "Parts/Notifications/NotificationCard",
  component: NotificationCard,
  args: { notification: updatedStory, onRead: fn() },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** Unread: its link, or the button beside it, marks it as read. */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    stay(canvasElement);
    const card = canvas.getByRole("article", { name: "Unread: The Lamp Keeper of Amber" });
    await expect(card).toHaveTextContent("This story, which you bookmarked, has new scenes.");
    await userEvent.click(
      canvas.getByRole("button", { name: "Mark as read: The Lamp Keeper of Amber" }),
    );
    await expect(args.onRead).toHaveBeenLastCalledWith("n1");
    await userEvent.click(canvas.getByRole("link", { name: "The Lamp Keeper of Amber" }));
    await expect(args.onRead).toHaveBeenCalledTimes(2);
  },
});

/** A task with what it brought. */
export const Task = meta.story({
  args: { notification: doneTaskNews },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article")).toHaveTextContent("It brought 20 coins.");
  },
});

/** Read: nothing is left to press but its link. */
export const Read = meta.story({
  args: { notification: answeredLine },
  play: async ({ args, canvas, canvasElement }) => {
    stay(canvasElement);
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByText("I whistle a tune to the heron.")).toBeVisible();
    await userEvent.click(canvas.getByRole("link"));
    await expect(args.onRead).not.toHaveBeenCalled();
  },
});

/** Of a story in another script. */
export const Correction = meta.story({ args: { notification: takenCorrection } });

/** The story is gone: it leads nowhere. */
export const Gone = meta.story({
  args: { notification: goneStory },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: "A story that is gone" })).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

/** A long title, on a phone. */
export const LongText = meta.story({
  args: { notification: { ...returnedStory, isRead: false } },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { notification: { ...doneTaskNews, task: { code: "", title: "पाँच राहें", coins: 20 } } },
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/20 सिक्के मिले/)).toBeVisible();
  },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
