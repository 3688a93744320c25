import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { signIns } from "../../../fixtures/player/account.ts";
import { guide } from "./SignInList.guide.ts";
import { SignInList } from "./SignInList.tsx";

const meta = preview.meta({
  title: "Parts/Account/SignInList",
  component: SignInList,
  args: { signIns, onEnd: fn(), onEndAll: fn() },
  parameters: { guide },
});

/**
 * The current session cannot be ended alone; another is signed out at once, all of them after a
 * confirmation.
 */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Firefox on Linux")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Sign out Firefox on Linux" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Sign out Safari on iPhone" }));
    await expect(args.onEnd).toHaveBeenCalledWith("s2");
    await userEvent.click(canvas.getByRole("button", { name: "Sign out everywhere" }));
    await waitFor(() => expect(screen.getByRole("alertdialog")).toBeVisible());
    await expect(args.onEndAll).not.toHaveBeenCalled();
    const [last] = screen.getAllByRole("button", { name: "Sign out everywhere" }).slice(-1);
    if (last) await userEvent.click(last);
    await expect(args.onEndAll).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
