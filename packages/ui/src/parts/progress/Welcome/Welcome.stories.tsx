import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Welcome.guide.ts";
import { Welcome } from "./Welcome.tsx";

const meta = preview.meta({
  title: "Parts/Progress/Welcome",
  component: Welcome,
  args: { name: "Meera", coins: 100, onClose: fn() },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** What a new reader has, and what is free; put away by keyboard. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole("region", { name: "Welcome, Meera" });
    await expect(card).toHaveTextContent("You have 100 coins.");
    await expect(card).toHaveTextContent("Free, always");
    await expect(canvas.getByRole("link", { name: "How coins are earned" })).toBeVisible();
    canvas.getByRole("button", { name: "Put away" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Before the coins are known. */
export const Uncounted = meta.story({
  args: { coins: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/You have/)).toBeNull();
  },
});

/** A name without end. */
export const LongName = meta.story({ args: { name: "Meeraharshavardhanakumari".repeat(3) } });

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
