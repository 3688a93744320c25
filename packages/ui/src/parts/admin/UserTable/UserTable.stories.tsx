import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { adminUsers } from "../../../fixtures/admin/admin.ts";
import { UserTable } from "./UserTable.tsx";
import { guide } from "./UserTable.guide.ts";

const meta = preview.meta({
  title: "Parts/Admin/UserTable",
  component: UserTable,
  args: {
    users: adminUsers,
    ownId: "u1",
    onRoleChange: fn(),
    onPremiumChange: fn(),
    onRemoveSecondFactor: fn(),
    onEndSignIns: fn(),
    onSuspendAccount: fn(),
    onLiftSuspension: fn(),
    onCorrectCoins: fn(),
  },
  parameters: { guide },
});

const choose = async (user: string, role: string) => {
  await userEvent.click(screen.getByRole("combobox", { name: new RegExp(`Role of ${user}`) }));
  await userEvent.click(await screen.findByRole("option", { name: role }));
};

/** A role is changed after a confirmation; nobody can change their own. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("combobox", { name: /Role of The Keeper/ })).toHaveAttribute(
      "data-disabled",
    );
    await choose("River Desk", "Administrator");
    const question = await screen.findByRole("heading", { name: "Make River Desk Administrator?" });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Leave it" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onRoleChange).not.toHaveBeenCalled();
    const role = canvas.getByRole("combobox", { name: /Role of River Desk/ });
    await waitFor(() => expect(role).toHaveFocus());
    await choose("River Desk", "Player");
    await userEvent.click(await screen.findByRole("button", { name: "Change the role" }));
    await expect(args.onRoleChange).toHaveBeenCalledWith("u2", "player");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(role).toHaveFocus());
  },
});

/** Premium access is given until the end of a day, or ended. */
export const Premium = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Premium access of River Desk/ }));
    await userEvent.click(await screen.findByRole("button", { name: "End it now" }));
    await expect(args.onPremiumChange).toHaveBeenCalledWith("u2", null);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: /Premium access of The Keeper/ }));
    const day = await screen.findByLabelText("Until the end of");
    await userEvent.type(day, "2020-01-01");
    await userEvent.click(screen.getByRole("button", { name: "Give access" }));
    await expect(day).toHaveAccessibleDescription("Choose today or a later day.");
    await expect(args.onPremiumChange).toHaveBeenCalledOnce();
    await userEvent.clear(day);
    await userEvent.type(day, "2999-03-31");
    await userEvent.click(screen.getByRole("button", { name: "Give access" }));
    await expect(args.onPremiumChange).toHaveBeenCalledWith(
      "u1",
      new Date("2999-03-31T23:59:59").toISOString(),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

const choosesIn = async (user: string, item: string, asked = "alertdialog") => {
  await userEvent.click(screen.getByRole("button", { name: `Sign-in of ${user}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
  return within(await screen.findByRole(asked));
};

const behaviour = { chromatic: { disableSnapshot: true } };
const society = "The Society for Improbable Accounts of the Southern Road";

/**
 * The second factor of a user who lost it is removed, after a confirmation with the consequences; a user is signed out
 * everywhere, also after one.
 */
export const SignIns = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Sign-in of The Keeper" })).toBeNull();
    const dialog = await choosesIn("River Desk", "Remove the second step");
    const explained = dialog.getByText(/the first step alone opens the account/);
    await waitFor(() => expect(explained).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Leave it" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onRemoveSecondFactor).not.toHaveBeenCalled();
    const again = await choosesIn("River Desk", "Remove the second step");
    await userEvent.click(again.getByRole("button", { name: "Remove the second step" }));
    await expect(args.onRemoveSecondFactor).toHaveBeenCalledWith("u2");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const last = await choosesIn("River Desk", "Sign out everywhere");
    await userEvent.click(last.getByRole("button", { name: "Sign out everywhere" }));
    await expect(args.onEndSignIns).toHaveBeenCalledWith("u2");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

/** An account is suspended with a reason, which its user reads, and an optional last day. */
export const Suspend = meta.story({
  parameters: behaviour,
  play: async ({ args }) => {
    const dialog = await choosesIn("River Desk", "Suspend the account", "dialog");
    await waitFor(() => expect(dialog.getByText(/published stories stay/)).toBeVisible());
    const suspend = dialog.getByRole("button", { name: "Suspend" });
    await userEvent.click(suspend);
    const reason = dialog.getByLabelText(/^Reason/);
    await expect(reason).toHaveAccessibleDescription(/Say why: they read it\./);
    await userEvent.type(reason, " Rude to other authors. ");
    const day = dialog.getByLabelText(/^Until the end of/);
    await userEvent.type(day, "2020-01-01");
    await userEvent.click(suspend);
    await expect(day).toHaveAccessibleDescription(/Choose today or a later day\./);
    await expect(args.onSuspendAccount).not.toHaveBeenCalled();
    await userEvent.clear(day);
    await userEvent.click(suspend);
    await expect(args.onSuspendAccount).toHaveBeenCalledWith("u2", {
      reason: "Rude to other authors.",
      until: null,
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // If it was refused, for example, what was typed is still there.
    const again = await choosesIn("River Desk", "Suspend the account", "dialog");
    await expect(again.getByLabelText(/^Reason/)).toHaveValue(" Rude to other authors. ");
    await userEvent.type(again.getByLabelText(/^Until the end of/), "2999-03-31");
    await userEvent.click(again.getByRole("button", { name: "Suspend" }));
    await expect(args.onSuspendAccount).toHaveBeenLastCalledWith("u2", {
      reason: "Rude to other authors.",
      until: new Date("2999-03-31T23:59:59").toISOString(),
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** A suspended account is marked; its suspension can be changed, or lifted after a confirmation. */
export const Suspended = meta.story({
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const row = within(canvas.getByRole("row", { name: new RegExp(society) }));
    await expect(row.getByText("Suspended")).toBeVisible();
    await expect(row.getByText(/^until \w+ \d+, 2999$/)).toBeVisible();
    const change = await choosesIn(society, "Change the suspension", "dialog");
    await expect(change.getByLabelText(/^Reason/)).toHaveValue("The same letter to forty authors.");
    await userEvent.clear(change.getByLabelText(/^Until the end of/));
    await userEvent.click(change.getByRole("button", { name: "Change it" }));
    await expect(args.onSuspendAccount).toHaveBeenCalledWith("u3", {
      reason: "The same letter to forty authors.",
      until: null,
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const lift = await choosesIn(society, "Lift the suspension");
    await userEvent.click(lift.getByRole("button", { name: "Lift the suspension" }));
    await expect(args.onLiftSuspension).toHaveBeenCalledWith("u3");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

/** Coins are added or taken with a reason, but never more than there are. */
export const Coins = meta.story({
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Coins of River Desk: 42" });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole("dialog"));
    const correct = dialog.getByRole("button", { name: "Correct the coins" });
    const count = dialog.getByLabelText(/^How many/);
    await userEvent.type(count, "43");
    await userEvent.click(dialog.getByRole("combobox", { name: /^Add or take/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Take coins" }));
    await userEvent.click(correct);
    await expect(count).toHaveAccessibleDescription(/They have no more than 42\./);
    const reason = dialog.getByLabelText(/^What for/);
    await expect(reason).toHaveAccessibleDescription(/Say why: they read it\./);
    for (const wrong of ["0", "1.5", "many"]) {
      await userEvent.clear(count);
      await userEvent.type(count, wrong);
      await expect(count).toHaveAccessibleDescription(/A whole number from 1 to 100,000\./);
    }
    await userEvent.clear(count);
    await userEvent.type(count, "42");
    await expect(count).toHaveAccessibleDescription(/They have 42, and then 0\./);
    await userEvent.type(reason, "Paid twice");
    await expect(args.onCorrectCoins).not.toHaveBeenCalled();
    await userEvent.click(correct);
    await expect(args.onCorrectCoins).toHaveBeenCalledWith("u2", {
      amount: -42,
      reason: "Paid twice",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

const ended = { premiumUntil: "2026-10-31T18:29:59Z" };

/** Premium access that has ended is marked, and can no longer be ended. */
export const PremiumEnded = meta.story({
  args: {
    users: adminUsers.slice(1, 2).map((user) => Object.assign({}, user, ended)),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const access = canvas.getByRole("button", {
      name: /^Premium access of River Desk: Ended on Oct 31, 2026$/,
    });
    await userEvent.click(access);
    await expect(await screen.findByLabelText("Until the end of")).toHaveValue("");
    await expect(screen.queryByRole("button", { name: "End it now" })).toBeNull();
  },
});

/** While a change is being saved, the focus stays. */
export const Busy = meta.story({
  args: { working: ["u2"] },
  play: async ({ canvas }) => {
    const kept = canvas
      .getAllByRole("combobox")
      .filter((role) => role.getAttribute("aria-disabled") === "true");
    await expect(kept).toHaveLength(1);
    await expect(kept[0]).toBeEnabled();
  },
});

/** No matching users. */
export const Empty = meta.story({
  args: { users: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell")).toHaveTextContent("No users found");
  },
});

/** On a phone each user is a card, and the panel for premium access opens beside its button. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Premium access of River Desk/ }));
    const panel = await screen.findByRole("dialog", { name: "Premium access of River Desk" });
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: /Premium access of River Desk/ }));
    await screen.findByRole("dialog");
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
