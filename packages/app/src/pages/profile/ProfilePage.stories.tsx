import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { aPageOf, library } from "../../testing/library.ts";
import { asScreen, page, withoutPicture } from "../../testing/page.tsx";
import {
  type Answers,
  done,
  handlersFor,
  pending,
  unreachable,
} from "../../testing/page-answers.ts";
import { level, tasks, wallet } from "../../testing/progress.ts";
import { reader } from "../../testing/viewers.ts";

const answers = {
  listTasks: ({ request }) => {
    const kind = new URL(request.url).searchParams.get("task_type");
    return { tasks: tasks.filter(({ taskId: id }) => id.startsWith(kind ?? "")), summary: level };
  },
  listWalletEntries: wallet,
} satisfies Answers;

const meta = preview.meta({
  ...page,
  title: "Pages/Profile/ProfilePage",
  args: { at: paths.profile, viewer: reader, answers },
});

const home = { listStories: aPageOf(library), featuredStories: library, trendingStories: [] };

/** A reader's progress, tasks and coins. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Five more pages")).toBeVisible();
    await expect(await canvas.findByRole("table")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Your Progress");
    await expect(canvas.getAllByText("meera_7")[0]).toBeVisible();
    for (const name of ["Daily Tasks", "Milestone Tasks", "Achievements"]) {
      await expect(canvas.getByRole("region", { name })).toBeVisible();
    }
    await expect(canvas.getByRole("link", { name: "Account settings" })).toHaveAttribute(
      "href",
      paths.settings,
    );
  },
});

/** Signing out leads home, as a guest. */
export const SignedOut = meta.story({
  parameters: withoutPicture,
  args: { answers: { ...answers, logout: { ...done, signOutAddress: null }, ...home } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Logout" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Logout" })).toBeNull());
    await expect(await canvas.findByRole("link", { name: "Login" })).toBeVisible();
  },
});

/** A newcomer is reminded of the verification email, and can have it sent again. */
export const Unverified = meta.story({
  parameters: withoutPicture,
  args: {
    viewer: { ...reader, isVerified: false },
    answers: { ...answers, resendVerification: unreachable },
  },
  play: async ({ canvas, msw }) => {
    const again = { name: "Send the letter again" };
    await userEvent.click(await canvas.findByRole("button", again));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    msw.use(...handlersFor({ resendVerification: done }));
    await userEvent.click(canvas.getByRole("button", again));
    await expect(await canvas.findByText(/A new letter is on its way/)).toBeVisible();
  },
});

/** Each panel loads on its own. */
export const Loading = meta.story({
  args: { answers: { listTasks: pending, listWalletEntries: pending } },
});

/** A reader on their first day. */
export const Empty = meta.story({
  args: {
    answers: {
      listTasks: { tasks: [], summary: level },
      listWalletEntries: { ...wallet, entries: [] },
    },
  },
});

/** Each panel that cannot be loaded says so, and can be tried again on its own. */
export const TriedAgain = meta.story({
  parameters: withoutPicture,
  args: { answers: { listTasks: unreachable, listWalletEntries: unreachable } },
  play: async ({ canvas, msw }) => {
    const buttons = () => canvas.getAllByRole("button", { name: "Try again" });
    await waitFor(() => expect(buttons()).toHaveLength(2));
    msw.use(...handlersFor(answers));
    for (const retry of buttons()) await userEvent.click(retry);
    await expect(await canvas.findByText("Five more pages")).toBeVisible();
  },
});

const silent = (status: number) => () => Response.json({}, { status });

/** The server gave no reason: each panel names what is missing. */
export const Failed = meta.story({
  args: { answers: { listTasks: silent(500), listWalletEntries: wallet } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch Daily Tasks")).toBeVisible();
    await expect(await canvas.findByText("Failed to fetch Achievements")).toBeVisible();
  },
});

/** The sign-in ended meanwhile. */
export const Unauthenticated = meta.story({
  args: {
    answers: {
      refresh: {
        accessToken: "new",
        refreshToken: "next",
        tokenType: "bearer",
        expiresIn: 900,
      },
      listTasks: silent(401),
      listWalletEntries: wallet,
    },
  },
  play: async ({ canvas }) => {
    const [words] = await canvas.findAllByText("Authentication token not found. Please log in.");
    await expect(words).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
