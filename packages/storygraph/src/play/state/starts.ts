import type { StoryGraph } from "../../graph/structure.ts";
import { conditionsOf } from "../../state/conditions-of.ts";
import { qualityNamed } from "../../state/rules.ts";
import type { WhoAnswers } from "../../state/turns/state.ts";
import { pick, type Chance } from "../../random/chance.ts";

/** How a play begins: as whom, and with which endings found before. */
export interface Start {
  who: WhoAnswers | null;
  endings: readonly string[];
}

/** The endings that some condition asks about. */
function endingsAsked(graph: StoryGraph): string[] {
  const asked = conditionsOf(graph).flatMap(({ condition }) =>
    "ending_found" in condition ? [condition.ending_found] : [],
  );
  return [...new Set(asked)];
}

function valuesAsked(graph: StoryGraph): [quality: string, values: readonly string[]][] {
  return (graph.who?.qualities ?? []).flatMap((name): [string, readonly string[]][] => {
    const quality = qualityNamed(graph, name);
    return quality?.kind === "one_of" ? [[name, quality.values]] : [];
  });
}

/** Draws how a play begins. */
export function startDrawer(graph: StoryGraph): (chance: Chance) => Start {
  const asked = endingsAsked(graph);
  const values = valuesAsked(graph);
  const { who } = graph;
  return (chance) => {
    const endings = asked.filter(() => chance() < 0.5);
    if (who === undefined) return { who: null, endings };
    const qualities = Object.fromEntries(
      values.map(([name, words]) => [name, words[pick(chance, words.length)] ?? ""]),
    );
    const left = [...who.things];
    const count = pick(chance, Math.min(left.length, who.things_most) + 1);
    const things = Array.from(
      { length: count },
      () => left.splice(pick(chance, left.length), 1)[0] ?? "",
    );
    return { who: { qualities, things }, endings };
  };
}

function subsets(items: readonly string[], most: number): string[][] {
  let found: string[][] = [[]];
  for (const item of items)
    found = found.concat(found.filter((set) => set.length < most).map((set) => set.concat(item)));
  return found;
}

/** More ways to begin than this are not told apart. */
const mostStarts = 2_000;
const mostListed = 10;

/** All ways in which a play may begin; not all of them where they are too many. */
export function allStarts(graph: StoryGraph): { starts: Start[]; isAll: boolean } {
  const { who } = graph;
  const asked = endingsAsked(graph);
  const things = who?.things ?? [];
  const isAll = asked.length <= mostListed && things.length <= mostListed;
  let answers: Record<string, string>[] = [{}];
  for (const [name, values] of valuesAsked(graph)) {
    const before = answers;
    answers = values.flatMap((value) =>
      before.map((given) => Object.fromEntries([...Object.entries(given), [name, value]])),
    );
    if (answers.length > mostStarts) return { starts: [{ who: null, endings: [] }], isAll: false };
  }
  const packed = subsets(things.slice(0, mostListed), who?.things_most ?? 0);
  const found = subsets(asked.slice(0, mostListed), asked.length);
  const starts = answers.flatMap((qualities) =>
    packed.flatMap((carried) =>
      found.map((endings): Start => {
        return { who: who === undefined ? null : { qualities, things: carried }, endings };
      }),
    ),
  );
  return { starts: starts.slice(0, mostStarts), isAll: isAll && starts.length <= mostStarts };
}
