import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./RetellPart.guide.ts";
import { RetellPart } from "./RetellPart.tsx";

const meta = preview.meta({
  title: "Parts/Play/RetellPart",
  id: "parts-play-retelling",
  component: RetellPart,
  args: { price: 1, version: 1, versions: 1, onRetell: fn(), onVersionChange: fn() },
  parameters: { guide },
});

/** One version: retelling shows its price. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const again = canvas.getByRole("button", { name: /Tell it again/ });
    await expect(again).toHaveAccessibleName("Tell it again 1 coin");
    await expect(again).toHaveAccessibleDescription(/XP is counted once/);
    await expect(canvas.queryByRole("group")).toBeNull();
    await userEvent.click(again);
    await expect(args.onRetell).toHaveBeenCalledOnce();
  },
});

/** Three versions, switched by a press or by keyboard. */
export const Versions = meta.story({
  args: { version: 2, versions: 3 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("2 of 3");
    await userEvent.click(canvas.getByRole("button", { name: "The telling before" }));
    await expect(args.onVersionChange).toHaveBeenLastCalledWith(1);
    canvas.getByRole("button", { name: "The next telling" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onVersionChange).toHaveBeenLastCalledWith(3);
  },
});

/** At the last version, the button for the next keeps its focus and does nothing. */
export const Last = meta.story({
  args: { version: 3, versions: 3 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole("button", { name: "The next telling" });
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await expect(args.onVersionChange).not.toHaveBeenCalled();
  },
});

/** Another version is loading. */
export const Busy = meta.story({
  args: { version: 2, versions: 3, busy: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "The telling before" }));
    await expect(args.onVersionChange).not.toHaveBeenCalled();
    const again = canvas.getByRole("button", { name: /Tell it again/ });
    await userEvent.click(again);
    await expect(args.onRetell).not.toHaveBeenCalled();
    await expect(again).toHaveAttribute("aria-disabled", "true");
    await expect(again).toHaveFocus();
  },
});

/** With a free model. */
export const Free = meta.story({ args: { price: 0 } });

/** On a phone, in Hindi. */
export const Hindi = meta.story({
  args: { version: 2, versions: 3 },
  globals: { locale: "hi", viewport: { value: "phone" } },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: { version: 2, versions: 3 },
  globals: { direction: "rtl" },
});
