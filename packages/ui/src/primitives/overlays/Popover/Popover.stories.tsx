import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { guide } from "./Popover.guide.ts";
import { Popover } from "./Popover.tsx";

const meta = preview.meta({
  title: "Primitives/Popover",
  component: Popover,
  parameters: { guide },
  args: {
    trigger: <Button>What is XP?</Button>,
    title: "Experience",
    children: <p>You earn it by going where you have not been, and spend it on bold moves.</p>,
    onOpenChange: fn(),
  },
});

/** Opens when its button is pressed; a press elsewhere closes it, and Escape, which returns the focus to the button. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "What is XP?" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.click(button);
    const dialog = await screen.findByRole("dialog", { name: "Experience" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

/** Open. */
export const Open = meta.story({ args: { open: true } });

/** From right to left it opens towards the left. */
export const RightToLeft = meta.story({
  args: { open: true, side: "end", title: "تجربہ", children: <p>نئی جگہ جانے سے ملتا ہے۔</p> },
  globals: { direction: "rtl" },
  decorators: [(Story) => <div style={{ paddingInlineStart: "40%" }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const panel = await screen.findByRole("dialog");
    const button = canvas.getByText("What is XP?").getBoundingClientRect();
    await waitFor(() =>
      expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(button.left),
    );
  },
});
