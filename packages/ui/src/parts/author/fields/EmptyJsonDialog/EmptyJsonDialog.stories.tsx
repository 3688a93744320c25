import { expect, fn, screen, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { EmptyJsonDialog } from "./EmptyJsonDialog.tsx";

const meta = preview.meta({
  title: "Parts/Author/EmptyJsonDialog",
  component: EmptyJsonDialog,
  args: { open: true, onMend: fn(), onAnyway: fn() },
});

/** Escape returns to the text; only the button saves it as empty. */
export const Default = meta.story({
  play: async ({ args }) => {
    await expect(await screen.findByRole("alertdialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(args.onMend).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Save it empty" }));
    await expect(args.onAnyway).toHaveBeenCalledOnce();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
