import { nodeNamed, type StoryGraph } from "../../graph/structure.ts";
import { actGroups, leadingActs, type ActGroup, type ActKind } from "../model/acts.ts";
import type { Reaction } from "../model/parts.ts";
import { answerTo, canAnswer, isPresent } from "./answers.ts";
import { startState } from "./state.ts";

/** A person, thing or place of the story's bible. */
export interface BibleName {
  kind: "person" | "thing" | "place";
  name: string;
  /** Other names that it is called by. */
  also: readonly string[];
}

/** The scope of an answer: this scene, this person or thing, or the whole story. */
export type AnswerLevel = "scene" | "one" | "story";

export interface AnsweredAct {
  act: ActKind;
  reaction: string;
  level: AnswerLevel;
  /** It has a condition that does not hold at the start. */
  isSometimes: boolean;
}

export interface AnswerCell {
  group: ActGroup;
  /** One of the acts that players try first in its group. */
  leading: readonly ActKind[];
  answered: readonly AnsweredAct[];
  /** Leading acts that nothing answers. */
  missing: readonly ActKind[];
}

export interface AnswerColumn {
  /** `nobody`: the line names no one and nothing. */
  kind: BibleName["kind"] | "nobody";
  /** Blank for nobody. */
  name: string;
  cells: readonly AnswerCell[];
  /** The topics it is limited to. */
  topics: readonly { reaction: string; topics: readonly string[] }[];
}

const isNamedIn = (text: string, { name, also }: BibleName) =>
  [name, ...also].some((form) => form !== "" && text.includes(form.toLowerCase()));

/** People in a scene and things its text names: what can be spoken to, looked at and taken. */
export function namesInScene(
  graph: StoryGraph,
  node: string,
  bibleNames: readonly BibleName[],
): BibleName[] {
  const scene = nodeNamed(graph, node);
  const cast = scene?.cast ?? [];
  const text = (scene?.text ?? "").toLowerCase();
  const people = cast.map(
    (name): BibleName =>
      bibleNames.find((one) => one.kind === "person" && one.name === name) ?? {
        kind: "person",
        name,
        also: [],
      },
  );
  return [...people, ...bibleNames.filter((one) => one.kind !== "person" && isNamedIn(text, one))];
}

const levelOf = ({ at, about }: Reaction): AnswerLevel =>
  at !== "" ? "scene" : about !== "" ? "one" : "story";

/** The same story in which every condition of an answer holds. */
function always(graph: StoryGraph): StoryGraph {
  const reactions = Object.entries(graph.reactions ?? {}).map(([name, reaction]) => {
    const { when: _when, ...rest } = reaction;
    return [name, rest] as const;
  });
  return { ...graph, reactions: Object.fromEntries(reactions) };
}

/**
 * What is answered in a scene, as a grid of acts and their targets, for lines that
 * speak of no topic. Computed as in play, with the story's starting state.
 */
export function answerGrid(
  graph: StoryGraph,
  node: string,
  bibleNames: readonly BibleName[],
): AnswerColumn[] {
  const state = startState(graph);
  const anyTime = always(graph);
  const answered = (act: ActKind, name: string): AnsweredAct | undefined => {
    const about = name === "" ? [] : [{ name, isNamed: true }];
    const spoken = { acts: [act], about, sharedWords: () => 0, coveredBy: () => 0 };
    const now = answerTo(graph, node, state, spoken);
    const found = now ?? answerTo(anyTime, node, state, spoken);
    const reaction = found && graph.reactions?.[found.reaction];
    if (reaction === undefined) return undefined;
    const isSometimes = now === undefined;
    return { act, reaction: found?.reaction ?? "", level: levelOf(reaction), isSometimes };
  };
  const columnOf = (kind: AnswerColumn["kind"], name: string): AnswerColumn => ({
    kind,
    name,
    cells: Object.entries(actGroups).map(([group, acts]) => {
      const found = acts.flatMap((act) => answered(act, name) ?? []);
      const leading = leadingActs[group as ActGroup];
      return {
        group: group as ActGroup,
        leading,
        answered: found,
        missing: leading.filter((act) => !found.some((one) => one.act === act)),
      };
    }),
    topics: Object.entries(anyTime.reactions ?? {}).flatMap(([reaction, entry]) =>
      entry.command === "" &&
      entry.topics.length > 0 &&
      entry.about === name &&
      canAnswer(anyTime, node, state, reaction, entry)
        ? [{ reaction, topics: entry.topics }]
        : [],
    ),
  });
  return [
    ...namesInScene(graph, node, bibleNames).map(({ kind, name }) => columnOf(kind, name)),
    columnOf("nobody", ""),
  ];
}

/** The names of what can answer typed lines in a scene: the scene's own first, then those of its people and things. */
export function answersIn(
  graph: StoryGraph,
  node: string,
  bibleNames: readonly BibleName[],
): string[] {
  const here = new Set(["", ...namesInScene(graph, node, bibleNames).map(({ name }) => name)]);
  const typed = Object.entries(graph.reactions ?? {}).filter(
    ([, { command, at, about }]) =>
      command === "" &&
      (at === node || (at === "" && here.has(about) && isPresent(graph, node, about))),
  );
  const order = { scene: 0, one: 1, story: 2 } as const;
  return typed
    .toSorted(([, one], [, other]) => order[levelOf(one)] - order[levelOf(other)])
    .map(([name]) => name);
}
