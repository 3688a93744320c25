import {
  backToHub,
  conditionsOf,
  isEnding,
  nodeAt,
  nodeNamed,
  offersIn,
  qualitiesOf,
  qualityNamed,
  spellOut,
  thingNamed,
  type ConditionWords,
  type StateChange,
  type StoryGraph,
  type Walk,
  type Way,
} from "@katha/storygraph";

/** A choice in a test play; it may be locked or lead nowhere yet. */
export interface TestPlayChoice {
  text: string;
  leads: boolean;
  isLocked?: true;
  /** Why it is locked, in the author's words. */
  reason?: string;
  /** What it needs, if the author gives no reason. */
  needs?: ConditionWords;
  /** How likely its skill check is to be won, from 0 to 1. */
  odds?: number;
}

export interface TestPlayWay {
  shown: TestPlayChoice;
  /** Null if it cannot be taken. */
  way: Pick<Way, "choice" | "target"> | null;
}

/** A scene's choices as the author sees them. */
export function waysAt(graph: StoryGraph, walk: Walk): TestPlayWay[] {
  const offers = offersIn(graph, walk.node, walk.state);
  const choices = nodeAt(graph, walk)?.choices ?? [];
  const loose = choices.flatMap(({ text, target }, choice) =>
    target !== backToHub && nodeNamed(graph, target) === undefined
      ? [{ choice, shown: { text, leads: false }, way: null }]
      : [],
  );
  const offered = offers.map(({ choice, target, text, isLocked, reason, condition, odds }) => ({
    choice: choice ?? choices.length,
    shown: {
      text,
      leads: true,
      ...(isLocked && { isLocked }),
      ...(reason !== null && { reason }),
      ...(reason === null && condition !== null && { needs: spellOut(graph, condition) }),
      ...(odds !== null && { odds }),
    } as TestPlayChoice,
    way: isLocked ? null : { choice, target },
  }));
  return [...offered, ...loose].toSorted((one, other) => one.choice - other.choice);
}

/** A change, with display names. */
function named(graph: StoryGraph, change: StateChange) {
  if ("thing" in change)
    return { kind: change.kind, name: thingNamed(graph, change.thing)?.name || change.thing };
  const quality = qualityNamed(graph, change.quality);
  const name = quality?.name || change.quality;
  switch (change.kind) {
    case "number":
      return {
        kind: change.kind,
        name,
        by: change.by,
        value: change.value,
        most: quality?.kind === "number" ? quality.most : null,
      };
    case "value":
      return { kind: change.kind, name, qualityKind: quality?.kind ?? "text", value: change.value };
    default:
      return { kind: change.kind, name, value: change.value };
  }
}

/** The whole state after a step, hidden qualities included, and what the step changed. */
export function stateAt(graph: StoryGraph, walk: Walk) {
  const { state, changes, check } = walk;
  return {
    qualities: Object.entries(qualitiesOf(graph)).map(([id, { name, shown, start }]) => ({
      id,
      name: name || id,
      shown,
      value: state.qualities[id] ?? start,
    })),
    things: state.things.map((id) => ({ id, name: thingNamed(graph, id)?.name || id })),
    changes: changes.map((change) => named(graph, change)),
    check: check && { isWon: check.isWon, odds: check.odds },
  };
}

/** The state that an author can set before a test play; of the endings, those on which some condition depends. */
export function stateToSet(graph: StoryGraph) {
  const asked = new Set(
    conditionsOf(graph).flatMap(({ condition }) =>
      "ending_found" in condition ? [condition.ending_found] : [],
    ),
  );
  const endings = [...asked].filter((name) => {
    const node = nodeNamed(graph, name);
    return node !== undefined && isEnding(node);
  });
  return { qualities: qualitiesOf(graph), things: graph.things ?? {}, endings };
}
