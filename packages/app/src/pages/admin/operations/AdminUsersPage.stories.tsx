import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame, users } from "../../../testing/administration.ts";
import { page } from "../../../testing/page.tsx";
import { pending, unreachable } from "../../../testing/page-answers.ts";
import { admin } from "../../../testing/viewers.ts";

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

/** A search that finds nobody. */
export const Empty = meta.story({
  args: { answers: { ...frame, listUsers: { users: [], total_users: 0, next_cursor: null } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No users found")).toBeVisible();
  },
});

/** Until the list is here. */
export const Loading = meta.story({ args: { answers: { ...frame, listUsers: pending } } });

/** The list could not be loaded. */
export const Unreachable = meta.story({
  args: { answers: { ...frame, listUsers: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
});
