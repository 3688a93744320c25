import {
  backToHub,
  type Condition,
  type GraphChoice,
  nodeNamed,
  type Storylet,
} from "@katha/storygraph";
import { jsonKey } from "@katha/storygraph/structure";
import { grouped } from "../grouped.ts";
import { loss } from "../lost.ts";
import type { Emitted } from "../script/emit.ts";
import { conditionOut } from "../writing/conditions.ts";
import { mergedChoice, pairsOf, plain } from "./merged-choice.ts";
import { named, withUnwritten, type Edited, type Restoring } from "./restoring.ts";
import { tokensIn } from "./tokens.ts";

const partsOf = (when: Condition | undefined): readonly Condition[] =>
  when === undefined ? [] : "all" in when ? when.all : [when];

/** The edited choices that lead to a hub's storylets. */
function storyletsOf(
  { node, parts, left }: Edited,
  anew: readonly GraphChoice[],
  { writing }: Restoring,
) {
  const most = nodeNamed(writing.graph, node)?.hub?.most ?? 0;
  const code = (when: Condition | undefined) => conditionOut(writing, when);
  // A hub that offers only some at a time adds conditions of its own to its storylets'.
  const isAsked = (when: Condition | undefined, storylet: Storylet, of: string) => {
    const met = code({ not: { visited: of, times: 1 } });
    const own = partsOf(when).filter((part) => code(part) !== met);
    return most > 0 || code({ all: own }) === code({ all: partsOf(storylet.when) });
  };
  const taken = new Set<GraphChoice>();
  const plainWays = anew.filter((one) => one.effects === undefined && one.check === undefined);
  const waysTo = grouped(plainWays.toReversed(), ({ target }) => target);
  const renamed = new Map<string, string>();
  const stay: string[] = [];
  for (const { of, lines } of parts.offers) {
    if (!("storylet" in of) || left.storylets.has(of.storylet) || lines.length === 0) continue;
    const storylet: Storylet | undefined = nodeNamed(writing.graph, of.storylet)?.storylet;
    if (storylet === undefined) continue;
    const found = waysTo.get(of.storylet)?.pop();
    if (found !== undefined) taken.add(found);
    if (found === undefined || !isAsked(found.when, storylet, of.storylet))
      stay.push(storylet.title);
    if (found !== undefined && plain(found.text) !== plain(storylet.title))
      renamed.set(of.storylet, found.text);
  }
  return { taken, renamed, stay };
}

/** A choice as read, in terms of our state. */
function inWords(choice: GraphChoice, { node, left }: Edited, restoring: Restoring): GraphChoice {
  const { words } = restoring;
  const { text, target, when, once, effects = [], check } = choice;
  const back = restoring.backToHub(target, when);
  const own = words.effects(effects);
  const lostTo = check && words.effects(check.effects ?? []);
  return {
    text: named(text, left.marks, node, restoring),
    target: back === null ? target : backToHub,
    ...(once === true && { once }),
    ...words.choiceCondition(back === null ? when : back.when),
    ...(own.length > 0 && { effects: own }),
    ...(check !== undefined && {
      check: {
        quality: words.meantBy(check.quality) ?? check.quality,
        ...(check.difficulty !== undefined && { difficulty: check.difficulty }),
        fails_to: check.fails_to,
        ...(lostTo !== undefined && lostTo.length > 0 && { effects: lostTo }),
      },
    }),
  };
}

/** The current choices, and new titles of storylets whose choices were reworded. */
export function restoredChoices(
  edited: Edited,
  emitted: Emitted,
  restoring: Restoring,
): { choices: GraphChoice[]; storylets: ReadonlyMap<string, string> } {
  const { node, notes, parts, left, locked } = edited;
  const read = (emitted.choices as GraphChoice[]).map((choice) => {
    const [at] = tokensIn("choice", choice.text);
    const now = inWords(choice, edited, restoring);
    return { at: at ?? null, now, reason: locked?.get(choice.text) };
  });
  // With several hubs, a way back is written once for each.
  const said = new Set<string>();
  const isSaidBefore = (now: GraphChoice) => {
    if (now.target !== backToHub) return false;
    const key = jsonKey(now);
    return said.has(key) || !said.add(key);
  };
  const saidBefore = read.map(({ now }) => isSaidBefore(now));
  const anew = read.filter(({ at }, index) => at === null && saidBefore[index] === false);
  const offered = new Set(
    parts.offers.flatMap(({ of, lines }) =>
      "choice" in of && lines.length > 0 ? [of.choice] : [],
    ),
  );
  const gone = notes.choices.filter((_, at) => offered.has(at) && !left.choices.has(at));
  const titles = storyletsOf(
    edited,
    anew.map(({ now }) => now),
    restoring,
  );
  const own = new Set(anew.map(({ now }) => now).filter((now) => !titles.taken.has(now)));
  const pairs = pairsOf([...own], gone);
  const places = new Map(notes.choices.map((choice, at) => [choice, at]));
  const told = read.flatMap(({ at, now, reason }): { at: number | null; part: GraphChoice }[] => {
    const before = at === null ? undefined : notes.choices[at];
    if (before !== undefined) return [{ at, part: before }];
    if (!own.has(now)) return [];
    const pair = pairs.get(now);
    const place = pair === undefined ? null : (places.get(pair) ?? -1);
    return [{ at: place, part: mergedChoice(restoring, now, pair, reason) }];
  });
  const unwritten = notes.choices.flatMap((part, at) => (offered.has(at) ? [] : [{ at, part }]));
  for (const title of titles.stay) restoring.lost.push(loss("storylet", node, { title }));
  return { choices: withUnwritten(told, unwritten), storylets: titles.renamed };
}
