import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { guide } from "./Dialog.guide.ts";
import { Dialog } from "./Dialog.tsx";
import type { DialogProps } from "./Dialog.tsx";
import { dialogSizeNames } from "./styles.ts";

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    props.onOpenChange(false);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Undo</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={close}
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button variant="primary" onClick={close}>
              Undo this part
            </Button>
          </>
        }
      />
    </>
  );
}

const meta = preview.meta({
  title: "Primitives/Dialog",
  component: Dialog,
  parameters: { guide },
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Undo this part?",
    description: "The story goes back to where the lamp went out. This cannot be reversed.",
  },
});

/** A sentence and a button. */
export const Default = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: args.title });
    await expect(dialog).toHaveAccessibleDescription(args.description);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
});

/** Opened by keyboard and closed with Escape, after which the button has the focus again. */
export const Keyboard = meta.story({
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Undo" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.tab();
      await expect(button).not.toHaveFocus();
    }
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** A question that has to be answered. */
export const Question = meta.story({
  args: { alert: true, actions: <Button variant="primary">Undo this part</Button> },
  play: async () => {
    await expect(await screen.findByRole("alertdialog")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  },
});

/** Wide enough for a table. */
export const Large = meta.story({ args: { size: dialogSizeNames.at(-1) ?? "large" } });

/** Longer than the screen: the dialog scrolls, the page behind it does not. */
export const LongText = meta.story({
  args: {
    title: "A very long title that has to find its way past the cross in the corner of the dialog",
    children: Array.from({ length: 14 }, (_, at) => (
      <p key={`line ${String(at)}`}>
        The river remembers every boat that crossed it, and every name that was called from the
        other bank.
      </p>
    )),
  },
});

/** On a phone it slides up from the bottom of the screen. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({
  args: {
    title: "यह भाग वापस लें?",
    description: "कहानी वहीं लौटेगी जहाँ दीया बुझा था। इसे फिर पाया नहीं जा सकता।",
  },
  globals: { locale: "hi" },
});

/** From right to left, with the close button on the left. */
export const RightToLeft = meta.story({
  args: {
    title: "کیا یہ حصہ واپس لیں؟",
    description: "کہانی وہیں لوٹ جائے گی جہاں چراغ بجھا تھا۔",
  },
  globals: { direction: "rtl" },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    const cross = screen.getByRole("button", { name: "Close" }).getBoundingClientRect();
    const box = dialog.getBoundingClientRect();
    await expect(cross.left - box.left).toBeLessThan(box.right - cross.right);
  },
});
