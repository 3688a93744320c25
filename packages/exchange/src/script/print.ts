import type { Condition } from "@katha/storygraph";
import { addEffects, type Draft } from "./draft.ts";
import type { Ledger } from "./ledger.ts";
import { linearOf, summed } from "./linear.ts";
import type { SourceExpression } from "./statement.ts";
import type { TextPart } from "./text-part.ts";

/** A printed expression as text; left as written where it cannot be expressed. */
export function printed(
  { of, code, line }: SourceExpression,
  draft: Draft,
  when: Condition | undefined,
  ledger: Ledger,
): TextPart[] {
  if (of?.kind === "value") return [{ kind: "text", text: String(of.value) }];
  if (of?.kind === "words") return [{ kind: "text", text: of.words.join(", ") }];
  if (of?.kind === "name") {
    const quality = ledger.quality(of.name);
    if (quality?.kind === "flag")
      return [
        {
          kind: "either",
          branches: [
            {
              when: { quality: of.name, is: "equals", value: true },
              told: [{ kind: "text", text: "true" }],
            },
            { when: { all: [] }, told: [{ kind: "text", text: "false" }] },
          ],
        },
      ];
    if (quality !== undefined) return [{ kind: "print", quality: of.name }];
  }
  const sum = of && linearOf(of, ledger);
  if (sum === null) {
    ledger.lose("logic", draft.name, { code }, line);
    return [{ kind: "text", text: code }];
  }
  const terms = [
    ...sum.of,
    ...Array.from(sum.visits, ([address, by]) => [ledger.countOf(address), by] as const),
  ];
  const [first] = terms;
  if (terms.length === 1 && first?.[1] === 1 && sum.plus === 0)
    return [{ kind: "print", quality: first[0] }];
  const quality = ledger.helper("sum", "number");
  addEffects(draft, summed(quality, terms, sum.plus), when, ledger);
  return [{ kind: "print", quality }];
}
