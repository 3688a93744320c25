import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./DeleteAccount.guide.ts";
import { DeleteAccount } from "./DeleteAccount.tsx";

const meta = preview.meta({
  title: "Parts/Account/DeleteAccount",
  component: DeleteAccount,
  args: { onDelete: fn() },
  parameters: { guide },
});

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Delete my account" }));
  return screen.findByLabelText("Your password");
};

/** Asks for the password, and what should happen to the stories; Escape cancels and clears the password. */
export const Default = meta.story({
  play: async ({ args }) => {
    await userEvent.type(await open(), "Lotus");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onDelete).not.toHaveBeenCalled();
    const password = await open();
    await expect(password).toHaveValue("");
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(password).toHaveAccessibleDescription("Password is required");
    await userEvent.click(screen.getByRole("radio", { name: "Go with me" }));
    await userEvent.type(password, "Lotus#2026{Enter}");
    await expect(args.onDelete).toHaveBeenCalledWith({
      password: "Lotus#2026",
      publishedStories: "delete_stories",
    });
  },
});

/** Wrong password. */
export const Failed = meta.story({
  args: { failure: "The password is not right." },
  play: async () => {
    await open();
    await expect(screen.getByRole("alert")).toHaveTextContent("The password is not right.");
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
