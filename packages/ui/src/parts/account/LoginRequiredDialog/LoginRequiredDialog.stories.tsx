import { expect, fn, screen, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./LoginRequiredDialog.guide.ts";
import { LoginRequiredDialog } from "./LoginRequiredDialog.tsx";

const meta = preview.meta({
  title: "Parts/Account/LoginRequiredDialog",
  component: LoginRequiredDialog,
  args: { open: true, onStay: fn(), onContinue: fn() },
  parameters: { guide },
});

/** Shown to a guest who tries to do something that needs an account; Escape cancels, too. */
export const Default = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Login Required" });
    await expect(dialog).toHaveAccessibleDescription(
      "You need to be logged in to access this feature",
    );
    await userEvent.click(screen.getByRole("button", { name: "Continue to Login" }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Stay Here" }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onStay).toHaveBeenCalledTimes(2);
  },
});

/** With a specific reason. */
export const OwnMessage = meta.story({ args: { message: "Please log in to play this game" } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
