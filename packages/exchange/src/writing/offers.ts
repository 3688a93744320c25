import {
  backToHub,
  type GraphChoice,
  nodeNamed,
  qualityNamed,
  type SkillCheck,
  storyletsAt,
} from "@katha/storygraph";
import { placeOfChoice } from "@katha/storygraph/structure";
import { conditionOut, type Writing } from "./conditions.ts";
import { effectsOut } from "./effects.ts";
import { areAllWithOdds, oddsAt, valuesWithOdds } from "./odds.ts";

/** A choice for another format. */
export interface OfferOut {
  /** The choice's index in the scene, or the storylet's scene. */
  of: { choice: number } | { storylet: string };
  text: string;
  /** All of them must hold, in that format's words. */
  when: string[];
  reason: string | null;
  isLocked: boolean;
  effects: string[];
  /** Null: back to the hub that the player came from. */
  target: string | null;
  /** What a failed check does, and when the check succeeds. */
  check: { won: string; effects: string[]; target: string } | null;
}

/** The condition under which a roll from 1 to 100 succeeds. */
export function wonWhen(writing: Writing, check: SkillCheck, roll: string): string {
  const { graph, tongue, variables } = writing;
  const quality = qualityNamed(graph, check.quality);
  const name = variables.of({ of: "quality", name: check.quality });
  const within = (odds: number) => tongue.compared(tongue.variable(roll), "<=", tongue.value(odds));
  if (quality?.kind === "flag" && name !== undefined) {
    const has = tongue.variable(name);
    return tongue.either([
      tongue.both([has, within(oddsAt(graph, check, true))]),
      tongue.both([tongue.not(has), within(oddsAt(graph, check, false))]),
    ]);
  }
  if (quality?.kind !== "number" || name === undefined) return within(oddsAt(graph, check, 0));
  // One threshold for each change of the odds.
  const steps = new Map<number, number>();
  for (const value of valuesWithOdds(quality)) {
    const odds = oddsAt(graph, check, value);
    if (!steps.has(odds)) steps.set(odds, value);
  }
  if (!areAllWithOdds(quality)) writing.cannot("odds");
  const all = Array.from(steps);
  return tongue.either(
    all.map(([odds, from], at) => {
      const next = all[at + 1]?.[1];
      const own = tongue.variable(name);
      return tongue.both([
        ...(at === 0 ? [] : [tongue.compared(own, ">=", tongue.value(from))]),
        ...(next === undefined ? [] : [tongue.compared(own, "<", tongue.value(next))]),
        within(odds),
      ]);
    }),
  );
}

function choiceOut(
  writing: Writing,
  node: string,
  choice: GraphChoice,
  at: number,
): OfferOut | null {
  const { graph, tongue, variables } = writing;
  const { text, target, when, check } = choice;
  const isBack = target === backToHub;
  if (!isBack && nodeNamed(graph, target) === undefined) return null;
  const place = placeOfChoice(node, choice);
  const took = variables.of({ of: "took", place });
  const takes =
    took !== undefined && (choice.once === true || check !== undefined)
      ? [tongue.set(took, tongue.value(true))]
      : [];
  const hub = variables.of({ of: "hub" });
  const roll = variables.of({ of: "roll" });
  const failsTo = check && nodeNamed(graph, check.fails_to) ? check.fails_to : null;
  return {
    of: { choice: at },
    text,
    when: [
      ...(took !== undefined && choice.once === true ? [tongue.not(tongue.variable(took))] : []),
      ...(isBack
        ? [hub ? tongue.compared(tongue.variable(hub), "!=", tongue.value("")) : tongue.never]
        : []),
      ...(when === undefined ? [] : [conditionOut(writing, when)]),
    ],
    reason: choice.reason ?? null,
    isLocked: choice.otherwise === "locked",
    effects: [...takes, ...effectsOut(writing, choice.effects, `${place}\nwon`)],
    target: isBack ? null : target,
    check:
      check === undefined || failsTo === null || roll === undefined
        ? null
        : {
            won: wonWhen(writing, check, roll),
            effects: [...takes, ...effectsOut(writing, check.effects, `${place}\nlost`)],
            target: failsTo,
          },
  };
}

function storyletsOut(writing: Writing, node: string): OfferOut[] {
  const { graph, tongue, variables } = writing;
  const hub = nodeNamed(graph, node)?.hub;
  if (hub === undefined) return [];
  return storyletsAt(graph, hub.name)
    .filter((one) => one.node !== node)
    .map(({ node: target, storylet }) => {
      const met = variables.of({ of: "met", node: target });
      return {
        of: { storylet: target },
        text: storylet.title,
        when: [
          ...(met === undefined ? [] : [tongue.not(tongue.variable(met))]),
          ...(storylet.when === undefined ? [] : [conditionOut(writing, storylet.when)]),
        ],
        reason: null,
        isLocked: false,
        effects: [],
        target,
        check: null,
      };
    });
}

/** At most so many at a time: each later one waits until earlier ones are gone. */
function atMost({ tongue }: Writing, offers: OfferOut[], most: number): OfferOut[] {
  if (most === 0 || offers.length <= most) return offers;
  const own = offers.map(({ when }) => tongue.both(when));
  return offers.map((offer, at) => {
    if (at < most) return offer;
    return { ...offer, when: [...offer.when, fewerThan(own.slice(0, at), most)] };
  });

  function fewerThan(before: readonly string[], count: number): string {
    if (count === 0) return tongue.never;
    if (before.length < count) return tongue.always;
    const [first = tongue.never, ...rest] = before;
    return tongue.either([
      tongue.both([tongue.not(first), fewerThan(rest, count)]),
      tongue.both([first, fewerThan(rest, count - 1)]),
    ]);
  }
}

/** What a scene offers: its own choices, then the storylets of its hub. */
export function offersOut(writing: Writing, node: string): OfferOut[] {
  const { choices = [], hub } = nodeNamed(writing.graph, node) ?? {};
  const own = choices.flatMap((choice, at) => choiceOut(writing, node, choice, at) ?? []);
  return [...own, ...atMost(writing, storyletsOut(writing, node), hub?.most ?? 0)];
}
