import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { coinEntries } from "../../../fixtures/player/tasks.ts";
import { guide } from "./CoinLedger.guide.ts";
import { CoinLedger } from "./CoinLedger.tsx";
import type { LedgerResult } from "./CoinLedger.tsx";

const purse: LedgerResult = { state: "ready", balance: 143, held: 0, entries: coinEntries };

const meta = preview.meta({
  title: "Parts/Progress/CoinLedger",
  component: CoinLedger,
  args: {
    result: purse,
    onRetry: fn(),
  },
  parameters: { guide },
});

/** The balance and its entries. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("rowheader", { name: /What the Vetala Asked/ })).toBeVisible();
    await expect(canvas.getByText("−5")).toBeVisible();
    await expect(canvas.getByText("+100")).toBeVisible();
  },
});

/** During a turn some coins are reserved; there are earlier entries. */
export const Held = meta.story({
  args: {
    result: { state: "ready", balance: 138, held: 5, entries: coinEntries },
    onLoadMore: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("5 coins are set aside.");
    await userEvent.click(canvas.getByRole("button", { name: "Earlier entries" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

/** Loading. */
export const Loading = meta.story({ args: { result: { state: "loading" } } });

/** No entries yet. */
export const Empty = meta.story({
  args: { result: { state: "ready", balance: 0, held: 0, entries: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No coins have moved yet.")).toBeVisible();
  },
});

/** Loading failed. */
export const Failed = meta.story({
  args: { result: { state: "failed", message: "Katha cannot be reached" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** An administrator has corrected the coins: the player sees that, and the reason. */
export const Corrected = meta.story({
  args: {
    result: {
      ...purse,
      entries: [
        {
          id: "e6",
          amount: -43,
          balanceAfter: 100,
          reason: "correction",
          code: "",
          description: "A gift that was given twice",
          reference: null,
          createdAt: "2026-11-20T06:00:00Z",
        },
      ],
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const entry = canvas.getByRole("rowheader", { name: /A correction by an administrator/ });
    await expect(entry).toHaveTextContent("A gift that was given twice");
    await expect(canvas.getByText("−43")).toBeVisible();
  },
});

/** On a phone every column is visible and text wraps. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("region", { name: "Coins in and out" });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
});

/** In Hindi: tasks are translated, stories keep their title. */
export const Hindi = meta.story({
  args: {
    result: {
      ...purse,
      entries: coinEntries.map((entry) =>
        Object.assign({}, entry, entry.reason === "task" && { code: "daily_pages" }),
      ),
    },
  },
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("पाँच पन्ने और")).toBeVisible();
    await expect(canvas.getByText("What the Vetala Asked")).toBeVisible();
  },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
