import type { Evidence } from "../../src/understanding/choices/evidence/evidence.ts";
import { chancesAmong } from "../../src/understanding/choices/numbers.ts";
import type { Weighing } from "../../src/understanding/choices/weighing/weighing.ts";
import { strengthOf } from "../../src/understanding/choices/weighing/trees.ts";
import { weigh } from "../../src/understanding/choices/weighing/weighed.ts";

/** A typed line with what is weighed for it, and by what. */
export interface Weighed {
  choices: readonly Evidence[];
  wanted: readonly number[];
  language: string;
  model: Pick<Weighing, "kinds" | "weights" | "trees" | "hasRules">;
}

type Thresholds = Weighing["thresholds"];

/** The two likeliest choices of a line. */
interface Ranked {
  wanted: readonly number[];
  language: string;
  first: { at: number; chance: number };
  second: { at: number; chance: number };
}

function ranked({ choices, wanted, language, model }: Weighed): Ranked {
  const strengths = weigh(
    choices.map((evidence) => ({ evidence })),
    model,
  ).map(({ weighed }) => strengthOf(weighed, model));
  const order = chancesAmong(strengths)
    .map((chance, at) => ({ at, chance }))
    .toSorted((left, right) => right.chance - left.chance);
  const none = { at: -1, chance: 0 };
  return { wanted, language, first: order[0] ?? none, second: order[1] ?? none };
}

const counted = [
  "taken",
  "asked",
  "another",
  "asked about another",
  "missed",
  "moved",
  "asked needlessly",
  "stayed",
  "either asked",
  "either moved",
  "either missed",
] as const;
type Counted = (typeof counted)[number];

function outcomeOf(
  { wanted, first, second }: Ranked,
  { taken, rival, asked, beside }: Thresholds,
): Counted {
  const isTaken = first.chance >= taken && second.chance < rival * first.chance;
  const isAsked = !isTaken && first.chance + second.chance >= asked;
  const isBeside = second.chance >= beside || second.chance >= rival * first.chance;
  const about = isBeside ? [first.at, second.at] : [first.at];
  const [meant, other] = wanted;
  if (meant === undefined) return isTaken ? "moved" : isAsked ? "asked needlessly" : "stayed";
  if (other !== undefined)
    return isTaken ? "either moved" : isAsked ? "either asked" : "either missed";
  if (isTaken) return first.at === meant ? "taken" : "another";
  if (!isAsked) return "missed";
  return about.includes(meant) ? "asked" : "asked about another";
}

function sharesOf(lines: readonly Ranked[], thresholds: Thresholds) {
  const count = new Map<Counted, number>();
  for (const line of lines) {
    const outcome = outcomeOf(line, thresholds);
    count.set(outcome, (count.get(outcome) ?? 0) + 1);
  }
  const of = (one: Counted) => count.get(one) ?? 0;
  const sum = (...some: Counted[]) =>
    Math.max(
      1,
      some.map(of).reduce((all, one) => all + one, 0),
    );
  const meaning = sum("taken", "asked", "another", "asked about another", "missed");
  const staying = sum("moved", "asked needlessly", "stayed");
  const either = sum("either asked", "either moved", "either missed");
  return {
    taken: of("taken") / meaning,
    asked: of("asked") / meaning,
    another: of("another") / meaning,
    moved: of("moved") / staying,
    needless: of("asked needlessly") / staying,
    "either asked": of("either asked") / either,
    "either moved": of("either moved") / either,
  };
}

/** What may go wrong at most, of the lines that the thresholds are chosen by. */
const most = { another: 0.007, moved: 0.01, needless: 0.12 };
/** To be taken at once is worth more than to be asked. */
const worthOfTaken = 1.3;
const fixed = { rival: 0.35, beside: 0.1 };
const steps = Array.from({ length: 45 }, (_, at) => 0.1 + at * 0.02);

/** The thresholds at which most is understood, and no more goes wrong than may. */
function bestThresholds(lines: readonly Ranked[]): Thresholds {
  let best: Thresholds = { ...fixed, taken: 0.98, asked: 0.9 };
  let worth = -1;
  for (const taken of steps)
    for (const asked of steps.filter((one) => one <= taken)) {
      const thresholds = { ...fixed, taken, asked };
      const shares = sharesOf(lines, thresholds);
      if (shares.another > most.another || shares.moved > most.moved) continue;
      const own = worthOfTaken * shares.taken + shares.asked;
      if (shares.needless > most.needless || own <= worth) continue;
      [best, worth] = [thresholds, own];
    }
  return best;
}

const percents = (shares: Readonly<Record<string, number>>) =>
  Object.entries(shares)
    .map(([name, share]) => `${name} ${(100 * share).toFixed(1)}`)
    .join(", ");

/** Prints the best thresholds for lines of stories that a model has not seen, and what comes of other such lines at them. */
export function printOutcomes(unseen: readonly Weighed[], measured: readonly Weighed[]): void {
  const lines = unseen.map(ranked);
  const thresholds = bestThresholds(lines);
  const write = (line: string) => process.stdout.write(`${line}\n`);
  write(`thresholds: ${JSON.stringify(thresholds)}`);
  write(`chosen by: ${percents(sharesOf(lines, thresholds))}`);
  const others = measured.map(ranked);
  write(`measured: ${percents(sharesOf(others, thresholds))}`);
  for (const language of new Set(others.map((one) => one.language)))
    write(
      `  ${language}: ${percents(
        sharesOf(
          others.filter((one) => one.language === language),
          thresholds,
        ),
      )}`,
    );
}
