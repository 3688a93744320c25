import { expect, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { asUser, frame, users } from "../../../testing/administration.ts";
import { page } from "../../../testing/page.tsx";
import { done, pending, unreachable } from "../../../testing/page-answers.ts";
import { admin, author } from "../../../testing/viewers.ts";

const protectedUsers = {
  ...users,
  users: [asUser(admin), asUser(author, { has_second_factor: true })],
};

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminUsersPage",
  args: { at: paths.adminUsers, viewer: admin, answers: { ...frame, listUsers: users } },
});

/** Who is here, with their roles. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const emails = await canvas.findAllByText("meera@example.org");
    await expect(emails[0]).toBeVisible();
  },
});

/** Who has lost telephone and codes is let in without, after a question. */
export const RemoveSecondStep = meta.story({
  args: {
    answers: {
      ...frame,
      listUsers: protectedUsers,
      removeUserSecondFactors: asUser(author),
      endUserSignIns: done,
    },
  },
  play: async ({ canvas }) => {
    const menu = { name: `Sign-in of ${author.display_name}` };
    await userEvent.click(await canvas.findByRole("button", menu));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Remove the second step" }));
    await userEvent.click(await screen.findByRole("button", { name: "Remove the second step" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", menu));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Sign out everywhere" }));
    await userEvent.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

/** A search that finds nobody. */
export const Empty = meta.story({
  args: { answers: { ...frame, listUsers: { users: [], total_users: 0, next_cursor: null } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No users found")).toBeVisible();
  },
});

/** A search and a role stay in the address, and what was written as the list writes it is found. */
export const Narrowed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { at: `${paths.adminUsers}?q=%40meera&role=author` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("searchbox")).toHaveValue("@meera");
    await expect(canvas.getByRole("combobox", { name: /^Role/ })).toHaveTextContent("Author");
  },
});

/** Until the list is here. */
export const Loading = meta.story({ args: { answers: { ...frame, listUsers: pending } } });

/** The list could not be loaded. */
export const Unreachable = meta.story({
  args: { answers: { ...frame, listUsers: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.queryByText("No users found")).toBeNull();
  },
});
