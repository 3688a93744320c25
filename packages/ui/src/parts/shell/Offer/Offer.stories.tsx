import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Offer.guide.ts";
import { Offer } from "./Offer.tsx";

const meta = preview.meta({
  title: "Parts/Shell/Offer",
  component: Offer,
  args: {
    children: "A newer Katha is here.",
    accept: "Bring it in",
    later: "Later",
    onAccept: fn(),
    onLater: fn(),
  },
  parameters: { guide, layout: "fullscreen" },
});

/** Waits at the bottom of the page, and is announced without taking the focus; it can be postponed by keyboard. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("A newer Katha is here.");
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Later" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
});

/** Accepting it counts once, however often it is pressed. */
export const Accepted = meta.story({
  play: async ({ args, canvas }) => {
    const accept = canvas.getByRole("button", { name: "Bring it in" });
    await userEvent.click(accept);
    await expect(accept).toHaveAttribute("aria-busy", "true");
    await userEvent.click(accept);
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Later" })).toBeDisabled();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
  args: { children: "नया कथा आ गया है।", accept: "इसे ले आएँ", later: "बाद में" },
});
