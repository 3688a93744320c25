import type { Effect } from "@katha/storygraph";
import type { Expression } from "./expression.ts";
import type { Ledger } from "./ledger.ts";

/** ChoiceScript's fairmath: the closer to a bound, the smaller the change. */
function fair(value: number, by: number, isAdded: boolean): number {
  if (isAdded) return Math.min(99, Math.floor(value + by * ((100 - value) / 100)));
  return Math.max(1, Math.ceil(value - by * (value / 100)));
}

/** One effect for each group of values with the same change; exact for whole numbers from 1 to 99. */
export function fairEffects(
  name: string,
  { left, right, sign }: Extract<Expression, { kind: "binary" }>,
  ledger: Ledger,
): Effect[] | null {
  if (left.kind !== "name" || left.name !== name) return null;
  if (right.kind !== "value" || typeof right.value !== "number") return null;
  const was = ledger.helper(`${name}_was`, "number");
  const effects: Effect[] = [{ set: was, as: name }];
  let from = 1;
  for (let value = 1; value <= 99; value += 1) {
    const by = fair(value, right.value, sign === "fair+") - value;
    const next = value + 1;
    if (next <= 99 && fair(next, right.value, sign === "fair+") - next === by) continue;
    if (by !== 0)
      effects.push({
        add: name,
        by,
        when: {
          all: [
            { quality: was, is: "at_least", value: from },
            { quality: was, is: "at_most", value },
          ],
        },
      });
    from = next;
  }
  return effects;
}
