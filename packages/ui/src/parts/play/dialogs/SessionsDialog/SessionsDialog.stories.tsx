import type { GameSessionSummary } from "@katha/api/shapes";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { dateOf } from "../../../../../../../.storybook/testing/clock.ts";
import { branchedSession, endedSession, openSession } from "../../../../fixtures/player/shelf.ts";
import { guide } from "./SessionsDialog.guide.ts";
import type { ShelfList } from "../../../story/shelf/shelf.ts";
import { SessionsDialog } from "./SessionsDialog.tsx";

const latest = { ...openSession, place: "The well behind the temple" };
const sessions = [
  latest,
  { ...branchedSession, place: null, completionPercentage: 0 },
  { ...endedSession, place: "The throne room" },
];

const ready = (...items: readonly GameSessionSummary[]): ShelfList<GameSessionSummary> => ({
  state: "ready",
  items,
});

const meta = preview.meta({
  title: "Parts/Play/SessionsDialog",
  component: SessionsDialog,
  args: {
    open: true,
    language: "en",
    sessions: ready(...sessions),
    onChoose: fn(),
    onAnew: fn(),
    onOpenChange: fn(),
    onRetry: fn(),
    onMore: fn(),
  },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

const named = async (name: string) => screen.findByRole("link", { name });

/** Three plays, the latest first: the focus is on it, so that Enter goes on. */
export const Default = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Which play?" });
    const [first, other, ended] = within(dialog).getAllByRole("link");
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAccessibleName("The well behind the temple");
    await expect(first).toHaveAccessibleDescription(/Which would you like/);
    await expect(first).toHaveAccessibleDescription(
      expect.stringContaining(`Last played ${dateOf(latest.updatedAt)}`),
    );
    await expect(other).toHaveAccessibleName("At the beginning");
    await expect(ended).toHaveAccessibleDescription(/Ended: The king who kept silent/);
    await userEvent.click(within(dialog).getByRole("button", { name: "Begin anew" }));
    await expect(args.onAnew).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
});

/** One play, after “Begin anew” on the story's page. */
export const One = meta.story({
  args: { sessions: { state: "ready", items: sessions.slice(0, 1) } },
  play: async () => {
    await expect(await screen.findByRole("dialog")).toHaveAccessibleDescription(
      /Your play stays as it is/,
    );
  },
});

/** Many plays come page by page. The story could not begin anew. */
export const Many = meta.story({
  args: {
    sessions: { state: "ready", items: sessions, hasMore: true },
    failure: "Failed to start game session",
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await expect(screen.getByRole("alert")).toHaveTextContent("Failed to start");
  },
});

/** They are being fetched. */
export const Loading = meta.story({
  args: { sessions: { state: "loading" } },
  play: async () => {
    await expect(
      await screen.findByRole("status", { name: "Looking for your plays..." }),
    ).toBeVisible();
  },
});

/** They could not be fetched; one can still begin anew. */
export const Failed = meta.story({
  args: { sessions: { state: "failed", message: "Your plays could not be fetched." } },
  play: async ({ args }) => {
    await expect(await screen.findByRole("alert")).toHaveTextContent(/could not be fetched/);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(screen.getByRole("button", { name: "Begin anew" })).toBeEnabled();
  },
});

/** On a phone, in Hindi. */
export const Hindi = meta.story({
  args: {
    language: "hi",
    sessions: {
      state: "ready",
      items: [{ ...latest, place: "मंदिर के पीछे का कुआँ", lastLine: "“कौन-सा चाहेंगे आप?”" }],
    },
  },
  globals: { locale: "hi", viewport: { value: "phone" } },
  play: async () => {
    await expect(await named("मंदिर के पीछे का कुआँ")).toBeVisible();
  },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
