import type { Played, PlayedTurn } from "./play.ts";
import { faultKinds, type FaultKind } from "./sitting.ts";

export const tableHead = [
  "| sitting | turns | by the model | told again | by Katha | not told | cut short | faults written | on the page | coins | of them for faults | ending | prompt, most of | early words at the end | of the first ten parts |",
  "| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --- | --- | --- | --: |",
].join("\n");

/** Whether it was paid for though it should not have been. */
const coinsForFaults = ({ shown, isCutShort, charged }: PlayedTurn) =>
  shown.length > 0 || isCutShort ? charged : 0;

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((all, item) => all + of(item), 0);

export function rowFor({ sitting, turns, ending, mostTokens, kept, earlyParts }: Played): string {
  const shown = new Map<FaultKind, number>();
  for (const { kind } of turns.flatMap((turn) => turn.shown))
    shown.set(kind, (shown.get(kind) ?? 0) + 1);
  const kinds = [...shown].map(([kind, count]) => `${count} ${kind}`).join(", ");
  const cells = [
    sitting.name,
    turns.length,
    turns.filter(({ by }) => by === "model").length,
    turns.filter(({ asked, by }) => asked > 1 && by === "model").length,
    turns.filter(({ by }) => by === "katha").length,
    turns.filter(({ by }) => by === "nobody").length,
    turns.filter(({ isCutShort }) => isCutShort).length,
    sum(turns, ({ written }) => written.length),
    kinds || "none",
    sum(turns, ({ charged }) => charged),
    sum(turns, coinsForFaults),
    ending ?? "none",
    `${mostTokens} of ${sitting.tokens}`,
    `${kept.length} of ${sitting.keeps.length}`,
    earlyParts,
  ];
  return `| ${cells.join(" | ")} |`;
}

/** A sitting as it stood on the page, with what was left out of it. */
export function pageFor({ sitting, turns, ending }: Played): string {
  const lines = [`# ${sitting.title}`, "", `_${sitting.tagline}_`];
  for (const [at, turn] of turns.entries()) {
    lines.push("", `> ${at + 1}. ${turn.said}`, "");
    if (turn.problem !== null) lines.push(`(${turn.problem})`);
    else lines.push(turn.told);
    const hidden = turn.written.filter((bad) => !turn.shown.includes(bad));
    for (const { kind } of turn.shown) lines.push("", `**On the page: ${kind}.**`);
    for (const { kind } of hidden) lines.push("", `_Kept from the page: ${kind}._`);
    if (turn.why.length > 0) lines.push("", `_(thrown away or cut: ${turn.why.join(", ")})_`);
    if (turn.by === "katha") lines.push("", "_(told by Katha itself)_");
    if (turn.asked > 1) lines.push("", `_(the model was asked ${turn.asked} times)_`);
  }
  lines.push("", ending === null ? "_No ending._" : `_The ending: ${ending}._`);
  return lines.join("\n");
}

export function totalsOf(all: readonly Played[]) {
  const turns = all.flatMap((played) => played.turns);
  const kinds = faultKinds.map((kind) => {
    const of = (bad: readonly { kind: FaultKind }[]) =>
      bad.filter((one) => one.kind === kind).length;
    return [
      kind,
      {
        written: sum(turns, (turn) => of(turn.written)),
        shown: sum(turns, (turn) => of(turn.shown)),
      },
    ] as const;
  });
  return {
    kinds,
    coins: sum(turns, coinsForFaults),
    over: all.filter(({ isOver }) => isOver).length,
    ended: all.filter(({ ending }) => ending !== null).length,
    kept: sum(all, ({ kept }) => kept.length),
    toKeep: sum(all, ({ sitting }) => sitting.keeps.length),
  };
}
