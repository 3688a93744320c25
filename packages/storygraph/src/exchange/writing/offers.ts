import { nodeNamed, type GraphChoice } from "../../graph/structure.ts";
import { backToHub } from "../../state/model/parts.ts";
import { oddsOf } from "../../state/turns/check.ts";
import { startState } from "../../state/turns/state.ts";
import { qualityNamed } from "../../state/rules.ts";
import { placeOfChoice, storyletsAt } from "../../state/turns/ways.ts";
import { conditionOut, type Writing } from "./conditions.ts";
import { effectsOut } from "./effects.ts";

/** A choice on its way into another format. */
export interface OfferOut {
  text: string;
  /** All of them must hold, in that format's words. */
  when: string[];
  reason: string | null;
  isLocked: boolean;
  effects: string[];
  /** Null: back to the hub that the player came from. */
  target: string | null;
  /** What a failed check does, and when it is won. */
  check: { won: string; effects: string[]; target: string } | null;
}

/** More values than that are reckoned there. */
const mostOdds = 101;

/** When a roll from 1 to 100 wins a check. */
function wonWhen(writing: Writing, choice: GraphChoice, roll: string): string {
  const { graph, tongue, variables } = writing;
  const { check } = choice;
  const quality = check && qualityNamed(graph, check.quality);
  const name = check && variables.of({ of: "quality", name: check.quality });
  if (check === undefined) return tongue.always;
  const state = startState(graph);
  const oddsAt = (value: boolean | number) => {
    const qualities = { ...state.qualities, [check.quality]: value };
    return Math.round(oddsOf(graph, check, { ...state, qualities }) * 100);
  };
  const within = (odds: number) => tongue.compared(tongue.variable(roll), "<=", tongue.value(odds));
  if (quality?.kind === "flag" && name !== undefined) {
    const has = tongue.variable(name);
    return tongue.either([
      tongue.both([has, within(oddsAt(true))]),
      tongue.both([tongue.not(has), within(oddsAt(false))]),
    ]);
  }
  if (quality?.kind !== "number" || name === undefined) return within(oddsAt(0));
  const { least, most } = quality;
  // One step for each of the odds, from the value that first has them.
  const steps = new Map<number, number>();
  const width = Math.max(1, Math.ceil((most - least) / mostOdds));
  for (let value = Math.ceil(least); value <= most; value += width)
    if (!steps.has(oddsAt(value))) steps.set(oddsAt(value), value);
  if (width > 1) writing.cannot("odds");
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

function choiceOut(writing: Writing, node: string, choice: GraphChoice): OfferOut | null {
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
            won: wonWhen(writing, choice, roll),
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

/** At most so many of these at a time: each but the first few waits until those before are gone. */
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
  const own = choices.flatMap((choice) => choiceOut(writing, node, choice) ?? []);
  return [...own, ...atMost(writing, storyletsOut(writing, node), hub?.most ?? 0)];
}
