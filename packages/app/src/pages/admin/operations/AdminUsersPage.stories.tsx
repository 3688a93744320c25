import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { asUser, frame, users } from "../../../testing/administration.ts";
import { asScreen, page, withoutPicture } from "../../../testing/page.tsx";
import { done, handlersFor, pending, problem, unreachable } from "../../../testing/page-answers.ts";
import { signInWays } from "../../../testing/sign-in-ways.ts";
import { idOf } from "../../../testing/stories.ts";
import { admin, author } from "../../../testing/viewers.ts";

const protectedUsers = {
  ...users,
  users: [asUser(admin), asUser(author, { hasSecondFactor: true })],
};

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminUsersPage",
  args: { at: paths.adminUsers, viewer: admin, answers: { ...frame, listUsers: users } },
});

/** Users with their roles. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    const emails = await canvas.findAllByText("meera@example.org");
    await expect(emails[0]).toBeVisible();
  },
});

const searched = fn((_asked: Record<string, string>) => ({ ...users, next_cursor: null }));

/** Searched, and filtered by role and by account; more users come by a press. */
export const Searched = meta.story({
  args: {
    answers: {
      ...frame,
      listUsers: ({ request }) => {
        const asked = Object.fromEntries(new URL(request.url).searchParams);
        return (asked["q"] ?? asked["role"] ?? asked["is_suspended"])
          ? searched(asked)
          : asked["cursor"] === undefined
            ? { ...users, users: users.users.slice(0, 2), next_cursor: "more" }
            : { ...users, users: users.users.slice(2) };
      },
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show more" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Show more" })).toBeNull());
    await userEvent.type(canvas.getByRole("searchbox"), "r");
    await waitFor(() => expect(searched).toHaveBeenCalledWith(expect.objectContaining({ q: "r" })));
    await userEvent.click(canvas.getByRole("combobox", { name: /^Role(?! of)/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Author" }));
    await userEvent.click(canvas.getByRole("combobox", { name: /^Account/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Suspended" }));
    await waitFor(() =>
      expect(searched).toHaveBeenLastCalledWith(
        expect.objectContaining({ q: "r", role: "author", is_suspended: "true" }),
      ),
    );
  },
});

/** For a user who has lost phone and codes, the second step is removed after a question. */
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
    const menu = { name: `Sign-in of ${author.displayName}` };
    await userEvent.click(await canvas.findByRole("button", menu));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Remove the second step" }));
    await userEvent.click(await screen.findByRole("button", { name: "Remove the second step" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const button = canvas.getByRole("button", menu);
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Sign out everywhere" }));
    await userEvent.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

const suspended = { since: "2026-11-19T15:00:00.000Z", until: null, reason: "Rude to authors." };

/** An account is suspended, and the suspension lifted. */
export const Suspended = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas, msw }) => {
    const menu = { name: `Sign-in of ${author.displayName}` };
    const asked: unknown[] = [];
    const listed = (suspension: typeof suspended | null) => ({
      ...users,
      users: [asUser(admin), asUser(author, { suspension })],
    });
    msw.use(
      ...handlersFor({
        suspendUser: async ({ request }) => {
          asked.push(await request.json());
          msw.use(...handlersFor({ listUsers: listed(suspended) }));
          return asUser(author, { suspension: suspended });
        },
        liftSuspension: () => {
          msw.use(...handlersFor({ listUsers: listed(null) }));
          return asUser(author);
        },
      }),
    );
    await userEvent.click(await canvas.findByRole("button", menu));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Suspend the account" }));
    await userEvent.type(await screen.findByLabelText(/^Reason/), suspended.reason);
    await userEvent.click(screen.getByRole("button", { name: "Suspend" }));
    await expect(await canvas.findByText("until it is lifted")).toBeVisible();
    await expect(asked).toEqual([{ reason: suspended.reason, until: null }]);
    await userEvent.click(canvas.getByRole("button", menu));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Lift the suspension" }));
    await userEvent.click(await screen.findByRole("button", { name: "Lift the suspension" }));
    await waitFor(() => expect(canvas.queryByText("until it is lifted")).toBeNull());
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

/** Coins that the user no longer has cannot be taken: the page says so, and keeps the input. */
export const TooFewCoins = meta.story({
  parameters: withoutPicture,
  args: {
    answers: {
      ...frame,
      listUsers: users,
      correctCoins: problem(409, "too_few_coins", {
        detail: "There are 20 coins to take, and no more. Nothing has changed.",
        available: 20,
      }),
    },
  },
  play: async ({ canvas }) => {
    const button = { name: `Coins of ${author.displayName}: 100` };
    await userEvent.click(await canvas.findByRole("button", button));
    await userEvent.click(await screen.findByRole("combobox", { name: /^Add or take/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Take coins" }));
    await userEvent.type(screen.getByLabelText(/^How many/), "30");
    await userEvent.type(screen.getByLabelText(/^What for/), "Paid twice");
    await userEvent.click(screen.getByRole("button", { name: "Correct the coins" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("There are 20 coins to take");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", button));
    await expect(await screen.findByLabelText(/^What for/)).toHaveValue("Paid twice");
  },
});

/** A search that finds nobody. */
export const Empty = meta.story({
  args: { answers: { ...frame, listUsers: { users: [], totalUsers: 0, nextCursor: null } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No users found")).toBeVisible();
  },
});

/** A search and a role stay in the address, and a name can be searched as the list shows it. */
export const Narrowed = meta.story({
  parameters: withoutPicture,
  args: { at: `${paths.adminUsers}?q=%40meera&role=author&account=suspended` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("searchbox")).toHaveValue("@meera");
    await expect(canvas.getByRole("combobox", { name: /^Role/ })).toHaveTextContent("Author");
    await expect(canvas.getByRole("combobox", { name: /^Account/ })).toHaveTextContent("Suspended");
  },
});

export const Loading = meta.story({
  args: { answers: { ...frame, listUsers: pending } },
});

/** The list could not be loaded. */
export const Unreachable = meta.story({
  args: { answers: { ...frame, listUsers: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.queryByText("No users found")).toBeNull();
  },
});

const invited = {
  id: "0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11",
  email: null,
  note: "The reading club",
  uses: 20,
  usesLeft: 20,
  createdAt: "2026-11-24T12:00:00.000Z",
  expiresAt: "2026-12-24T12:00:00.000Z",
  withdrawnAt: null,
  token: "token",
};

const byInvitation = {
  ...frame,
  listUsers: users,
  signInWays: { ...signInWays, registration: "invitation" },
} as const;
const asked: unknown[] = [];

/** Where accounts are by invitation, a link is made, is there to be copied, and is taken back. */
export const Inviting = meta.story({
  args: {
    answers: {
      ...byInvitation,
      listInvitations: { invitations: [], nextCursor: null },
      invite: async ({ request }) => {
        asked.push(await request.json());
        return invited;
      },
      withdrawInvitation: ({ params }) => {
        asked.push(params["id"]);
        return done;
      },
    },
  },
  play: async ({ canvas, msw }) => {
    asked.length = 0;
    await userEvent.type(await canvas.findByLabelText("For your own memory"), invited.note);
    await userEvent.clear(canvas.getByLabelText("How many people"));
    await userEvent.type(canvas.getByLabelText("How many people"), "20");
    msw.use(...handlersFor({ listInvitations: { invitations: [invited], nextCursor: null } }));
    await userEvent.click(canvas.getByRole("button", { name: "Make a link" }));
    const link = await canvas.findByLabelText("Link for The reading club");
    await expect((link as HTMLInputElement).value).toMatch(/\/register\?invitation=token$/);
    await expect(asked).toEqual([{ email: null, uses: 20, days: 7, note: invited.note }]);
    await userEvent.type(canvas.getByLabelText("For one address"), "ravi@example.org");
    await expect(canvas.getByLabelText("How many people")).toBeDisabled();
    const takeBack = { name: "Take back the invitation for The reading club" };
    await userEvent.click(canvas.getByRole("button", takeBack));
    await waitFor(() => expect(asked.at(-1)).toBe(invited.id));
  },
});

/** In Hindi, on a phone, with invitations: one can be used, one is used up. */
export const Hindi = meta.story({
  args: {
    answers: {
      ...byInvitation,
      listInvitations: {
        invitations: [
          invited,
          {
            ...invited,
            id: idOf(321),
            email: "asha@example.org",
            note: "",
            usesLeft: 0,
            token: null,
          },
        ],
        nextCursor: null,
      },
    },
  },
  globals: { locale: "hi", viewport: { value: "phone" } },
});
