import { expect, fn, screen, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { adminUsers } from "../../../fixtures/admin/admin.ts";
import { withAdmin } from "../../../fixtures/admin/WithAdmin.tsx";
import { guide } from "./AdminUsersScreen.guide.ts";
import { AdminUsersScreen } from "./AdminUsersScreen.tsx";
import type { AdminUsersScreenProps } from "./AdminUsersScreen.tsx";
import type { UserQuery } from "./AdminUsersScreen.tsx";

const query: UserQuery = { q: "", role: "", account: "" };

const all: AdminUsersScreenProps = {
  users: adminUsers,
  totalUsers: 128,
  ownId: "u1",
  query,
  onQuery: fn(),
  onRole: fn(),
  onPremium: fn(),
  onRemoveSecondFactor: fn(),
  onEndSignIns: fn(),
  onSuspendAccount: fn(),
  onLiftSuspension: fn(),
  onCorrectCoins: fn(),
  onRetry: fn(),
  onMore: fn(),
};

const meta = preview.meta({
  title: "Screens/AdminUsers",
  component: AdminUsersScreen,
  args: all,
  decorators: [withAdmin],
  parameters: { guide, place: "users", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** Searched and filtered, and the next users loaded. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "r");
    await expect(args.onQuery).toHaveBeenCalledWith({ ...query, q: "r" });
    await userEvent.click(canvas.getByRole("combobox", { name: /^Role(?! of)/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Author" }));
    await expect(args.onQuery).toHaveBeenCalledWith({ ...query, role: "author" });
    await userEvent.click(canvas.getByRole("combobox", { name: /^Account/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Suspended" }));
    await expect(args.onQuery).toHaveBeenCalledWith({ ...query, account: "suspended" });
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});
