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

/** Loading. */
export const Loading = meta.story({ args: { users: undefined, onMore: undefined } });

/** No matching users. */
export const Empty = meta.story({ args: { users: [], totalUsers: 0, onMore: undefined } });

/** A change was rejected; the list stays. */
export const Failed = meta.story({ args: { failure: "The last administrator stays one." } });

/** Loading more. */
export const LoadingMore = meta.story({ args: { loadingMore: true } });

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

const invitations: AdminUsersScreenProps["invitations"] = {
  list: [
    {
      id: "i1",
      email: null,
      note: "The reading club",
      uses: 20,
      usesLeft: 12,
      expiresAt: "2026-12-24T12:00:00.000Z",
      link: "https://katha.example/register?invitation=one",
    },
    {
      id: "i2",
      email: "asha@example.org",
      note: "",
      uses: 1,
      usesLeft: 0,
      expiresAt: "2026-11-24T12:00:00.000Z",
    },
  ],
  onInvite: fn(),
  onWithdraw: fn(),
};

/** Where accounts are by invitation: links are made, seen and taken back. */
export const WithInvitations = meta.story({
  args: { users: adminUsers.slice(0, 1), invitations, onMore: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText("Link for The reading club")).toHaveValue(
      "https://katha.example/register?invitation=one",
    );
    await userEvent.type(canvas.getByLabelText("For your own memory"), "Aunts");
    await userEvent.clear(canvas.getByLabelText("How many people"));
    await userEvent.type(canvas.getByLabelText("How many people"), "5");
    await userEvent.click(canvas.getByRole("button", { name: "Make a link" }));
    await expect(args.invitations?.onInvite).toHaveBeenCalledWith({
      email: null,
      uses: 5,
      days: 7,
      note: "Aunts",
    });
    await userEvent.type(canvas.getByLabelText("For one address"), "ravi@example.org");
    await expect(canvas.getByLabelText("How many people")).toBeDisabled();
    const takeBack = { name: "Take back the invitation for The reading club" };
    await userEvent.click(canvas.getByRole("button", takeBack));
    await expect(args.invitations?.onWithdraw).toHaveBeenCalledWith("i1");
  },
});

/** Invitations on a phone, in Hindi. */
export const InvitationsInHindi = meta.story({
  args: { users: adminUsers.slice(0, 1), invitations, onMore: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { locale: "hi", viewport: { value: "phone" } },
});
