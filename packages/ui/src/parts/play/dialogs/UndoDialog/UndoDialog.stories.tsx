import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./UndoDialog.guide.ts";
import { UndoDialog } from "./UndoDialog.tsx";

const meta = preview.meta({
  title: "Parts/Play/UndoDialog",
  component: UndoDialog,
  args: { open: true, onKeep: fn(), onUndo: fn() },
  parameters: { guide },
});

/** An undo is confirmed first, since it cannot be reversed; Escape keeps the part. */
export const Default = meta.story({
  play: async ({ args }) => {
    await expect(
      await screen.findByRole("alertdialog", { name: "Undo this part?" }),
    ).toHaveAccessibleDescription(/cannot be reversed/);
    await waitFor(() => expect(screen.getByRole("button", { name: "Keep it" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await expect(args.onUndo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Undo this part" }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

/** On a phone, in Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });
