import type { Effect } from "@katha/storygraph";
import { conditionOf, type Prepare } from "./condition.ts";
import { addEffects, type Spot } from "./draft.ts";
import type { Expression } from "./expression.ts";
import { fairEffects } from "./fair.ts";
import { boundsOf } from "./infer.ts";
import type { Ledger } from "./ledger.ts";
import { linearOf, summed } from "./linear.ts";
import { readsOf } from "./reads.ts";
import type { Statement } from "./statement.ts";

function numberSet(name: string, to: Expression, ledger: Ledger): Effect[] | null {
  if (to.kind === "binary" && (to.sign === "fair+" || to.sign === "fair-"))
    return fairEffects(name, to, ledger);
  const bounds = boundsOf(to);
  if (bounds !== null && to.kind === "call") {
    const quality = ledger.quality(name);
    const [inner] = to.given;
    if (inner === undefined || quality?.kind !== "number") return null;
    const isOwn = quality.least === bounds.least && quality.most === bounds.most;
    if (isOwn) return numberSet(name, inner, ledger);
    const [wide, narrow] = [
      ledger.helper("sum", "number"),
      ledger.helper("bounded", { ...quality, ...bounds, start: bounds.least }),
    ];
    const before = numberSet(wide, inner, ledger);
    return before && [...before, { set: narrow, as: wide }, { set: name, as: narrow }];
  }
  const sum = linearOf(to, ledger);
  if (sum === null) return null;
  const own = sum.of.get(name) ?? 0;
  const others = [
    ...Array.from(sum.of).filter(([one]) => one !== name),
    ...Array.from(sum.visits, ([address, by]) => [ledger.countOf(address), by] as const),
  ];
  if (own === 1 && others.length === 0) return sum.plus === 0 ? [] : [{ add: name, by: sum.plus }];
  const [other] = others;
  if (own === 1 && others.length === 1 && other !== undefined && sum.plus === 0)
    return [{ add: name, by_quality: other[0], ...(other[1] !== 1 && { times: other[1] }) }];
  if (own === 0 && (others.length === 0 || (others.length === 1 && sum.plus === 0)))
    return summed(name, others, sum.plus);
  const whole = ledger.helper("sum", "number");
  const terms = own === 0 ? others : [[name, own] as const, ...others];
  return [...summed(whole, terms, sum.plus), { set: name, as: whole }];
}

function flagSet(name: string, to: Expression, ledger: Ledger, prepare: Prepare): Effect[] | null {
  if (to.kind === "value")
    return typeof to.value === "boolean" ? [{ set: name, to: to.value }] : null;
  if (to.kind === "name") return [{ set: name, as: to.name }];
  const when = conditionOf(to, ledger, prepare);
  if (when === null) return null;
  const isOwn = readsOf(when).has(name);
  const into = isOwn ? ledger.helper("truth", "flag") : name;
  const effects: Effect[] = [
    { set: into, to: false },
    { set: into, to: true, when },
  ];
  return isOwn ? [...effects, { set: name, as: into }] : effects;
}

function setSet(name: string, to: Expression): Effect[] | null {
  if (to.kind === "words") return [{ set: name, to: to.words }];
  if (to.kind === "name") return [{ set: name, as: to.name }];
  if (to.kind !== "binary" || to.left.kind !== "name" || to.left.name !== name) return null;
  if (to.right.kind !== "words") return null;
  if (to.sign === "+") return to.right.words.map((value) => ({ include: name, value }));
  return to.sign === "-" ? to.right.words.map((value) => ({ exclude: name, value })) : null;
}

/** Effects that set a quality as a script does; null where there are none. */
function effectsOfSet(
  name: string,
  to: Expression,
  ledger: Ledger,
  prepare: Prepare,
): Effect[] | null {
  const kind = ledger.quality(name)?.kind;
  if (to.kind === "name" && kind !== undefined && ledger.quality(to.name)?.kind !== kind) {
    const isWord = (one: string | undefined) => one === "text" || one === "one_of";
    if (!isWord(kind) || !isWord(ledger.quality(to.name)?.kind)) return null;
  }
  switch (kind) {
    case "number":
      return numberSet(name, to, ledger);
    case "flag":
      return flagSet(name, to, ledger, prepare);
    case "set":
      return setSet(name, to);
    case "one_of":
    case "text":
      if (to.kind === "value" && typeof to.value === "string") return [{ set: name, to: to.value }];
      return to.kind === "name" ? [{ set: name, as: to.name }] : null;
    case undefined:
      return null;
  }
}

/** Does at a spot what a script sets there. */
export function assign(
  { name, to }: Extract<Statement, { kind: "set" }>,
  { draft, when }: Spot,
  ledger: Ledger,
): void {
  const add = (effects: readonly Effect[]) => addEffects(draft, effects, when, ledger);
  const effects = to.of && effectsOfSet(name, to.of, ledger, add);
  if (effects === null) ledger.lose("effect", draft.name, { code: to.code }, to.line);
  add(effects ?? [{ unreadable: to.code }]);
}
