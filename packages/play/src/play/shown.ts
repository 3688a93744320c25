import type { Offer, PlayerState, SkillCheckOutcome, StateChange } from "@katha/api/contract";
import {
  isShown,
  nodeNamed,
  offersIn,
  qualityNamed,
  shownChanges,
  shownState,
  spellOut,
  thingNamed,
  type StateChange as Changed,
  type StoryGraph,
  type Value,
  type WayShown,
} from "@katha/storygraph";
import { labelOf, type Moving, type Position } from "@katha/narrator";

const plain = (value: Value) => (typeof value === "object" ? [...value] : value);

/** The state that players may see. */
export function stateShown(graph: StoryGraph, { state }: Position): PlayerState {
  const { qualities, things, slots } = shownState(graph, state);
  return {
    qualities: qualities.map(({ id, quality, value }) => {
      const { name, kind } = quality;
      const bounds = kind === "number" ? quality : { least: null, most: null };
      return { id, name, kind, value: plain(value), least: bounds.least, most: bounds.most };
    }),
    things: things.map(({ id, thing: { name, about } }) => ({ id, name, about })),
    slots,
  };
}

function changeShown(graph: StoryGraph, change: Changed): StateChange {
  if ("thing" in change) {
    const { kind, thing } = change;
    return { kind, name: thingNamed(graph, thing)?.name || thing };
  }
  const quality = qualityNamed(graph, change.quality);
  const name = quality?.name || change.quality;
  switch (change.kind) {
    case "number": {
      const { kind, by, value } = change;
      return { kind, name, by, value, most: quality?.kind === "number" ? quality.most : value };
    }
    case "value": {
      const { kind, value } = change;
      return { kind, name, quality_kind: quality?.kind ?? "text", value: plain(value) };
    }
    default:
      return { kind: change.kind, name, value: change.value };
  }
}

export function changesShown(graph: StoryGraph, changes: Moving["changes"]): StateChange[] {
  return shownChanges(graph, changes).map((change) => changeShown(graph, change));
}

/** A check's odds would reveal a hidden quality. */
function oddsShown(graph: StoryGraph, quality: string | undefined, odds: number | null) {
  const isSeen = quality !== undefined && qualityNamed(graph, quality)?.shown === true;
  return isSeen ? odds : null;
}

export function checkShown(graph: StoryGraph, check: Moving["check"]): SkillCheckOutcome | null {
  if (check === null) return null;
  const { isWon, odds, quality } = check;
  return { is_won: isWon, odds: oddsShown(graph, quality, odds) };
}

function offerShown(graph: StoryGraph, { node }: Position, way: WayShown): Offer {
  const { isLocked, reason, condition, choice } = way;
  const check = choice === null ? undefined : nodeNamed(graph, node)?.choices[choice]?.check;
  const isSeen = condition !== null && isShown(graph, condition);
  return {
    text: labelOf(way.text),
    is_locked: isLocked,
    reason,
    needs: isSeen ? spellOut(graph, condition) : null,
    odds: oddsShown(graph, check?.quality, way.odds),
  };
}

/** Open and locked choices in the author's order, then the narrator's own. */
export function offersShown(
  graph: StoryGraph,
  position: Position,
  choices: readonly string[],
): Offer[] {
  const left = new Set(choices);
  const own = offersIn(graph, position.node, position.state)
    .map((way) => offerShown(graph, position, way))
    .filter(({ is_locked: isLocked, text }) => isLocked || left.delete(text));
  const none = { is_locked: false, reason: null, needs: null, odds: null };
  return own.concat(Array.from(left, (text) => Object.assign({ text }, none)));
}
