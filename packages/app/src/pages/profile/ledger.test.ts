import { expect, it } from "vitest";
import { idOf } from "../../testing/stories.ts";
import { ledgerOf } from "./ledger.ts";

it("joins the pages of the ledger under the newest balance", () => {
  const page = (balance: number, number: number) => ({
    balance,
    held: 0,
    entries: [
      {
        id: idOf(number),
        amount: -number,
        balanceAfter: 100 - number,
        reason: "turn" as const,
        code: "",
        description: "",
        reference: null,
        createdAt: "2026-11-20T09:30:00.000Z",
      },
    ],
    nextCursor: null,
  });
  const ledger = ledgerOf([page(90, 2), page(97, 1)]);
  expect(ledger?.balance).toBe(90);
  expect(ledger?.entries.map(({ amount }) => amount)).toEqual([-2, -1]);
});
