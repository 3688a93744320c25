import type { ReviewDetail } from "@katha/api/admin";
import { drawnFields, normalise, stateDesk } from "@katha/storygraph";
import type { GraphNode, StateDesk, StoryGraph } from "@katha/storygraph";
import type { StoryField } from "@katha/storygraph";
import type { Translate } from "@katha/ui";
import type {
  NamedScene,
  SceneChange,
  SceneText,
  StoryChangeList,
  StoryOptions,
} from "@katha/ui/author";
import type { ReviewedAnswer, ReviewedStory, structureMessages } from "@katha/ui/screens";
import { fieldNamed } from "@katha/authoring";
import { adminFormFields } from "@katha/ui/author";
import { toReviewFindings } from "../../../story-editor/structure/findings.ts";

type Since = NonNullable<ReviewDetail["sinceApproval"]>;

/** Readers never see a scene's position on the map. */
const placing = new Set([...drawnFields, "x", "y"]);
/** These are put into words by the component that shows the scene. */
const ruling = ["effects", "shown_if", "instead", "hub", "storylet"];
const unread = new Set(["text", "choices", ...ruling, ...placing]);

/** What a reviewer sees beside the answer itself: every scene and answer, and what has changed. */
export function reviewedStory(
  review: ReviewDetail,
  options: StoryOptions,
  t: Translate<typeof structureMessages>,
): ReviewedStory {
  const { story, sinceApproval: since } = review;
  const graph = normalise(story.storyStructure);
  const desk = stateDesk(graph);
  return {
    ...review,
    findings: toReviewFindings(review.findings, t),
    changes: since && changesOf(since, graph, desk, options),
    start: graph.start_node,
    scenes: Object.entries(graph.nodes).map(([node, written]): NamedScene =>
      Object.assign({ node }, sceneOf(written, desk)),
    ),
    answers: answersOf(graph, since && normalise(since.structure)),
    spellOut: desk.spellOut,
  };
}

function answersOf(now: StoryGraph, approved: StoryGraph | null): ReviewedAnswer[] {
  const before = approved?.reactions ?? {};
  return Object.entries(now.reactions ?? {}).map(([id, answer]) => {
    const { [id]: was } = before;
    if (approved === null || JSON.stringify(was) === JSON.stringify(answer))
      return { id, answer, change: null };
    return { id, answer, change: was === undefined ? "new" : "other" };
  });
}

function sceneOf(node: GraphNode, desk: StateDesk): SceneText {
  const shown = Object.entries(node).filter(([field]) => !unread.has(field));
  return {
    text: node.text,
    choices: node.choices.map((choice) => {
      const { text, target, reason, remembers, later } = choice;
      return { text, target, reason, remembers, later, rules: choice };
    }),
    rules: node,
    desk,
    details: Object.fromEntries(
      shown.flatMap(([field, value]) => {
        const words = inWords(value);
        return words === "" ? [] : [[field, words]];
      }),
    ),
  };
}

/** The value of a scene's field as text. */
function inWords(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(inWords).join(", ");
  const { title, kind } = value as { title?: unknown; kind?: unknown };
  if (typeof title === "string") return typeof kind === "string" ? `${title} (${kind})` : title;
  return JSON.stringify(value);
}

function changesOf(
  since: Since,
  now: StoryGraph,
  desk: StateDesk,
  options: StoryOptions,
): StoryChangeList {
  const { diff } = since;
  const then = normalise(since.structure);
  const deskThen = stateDesk(then);
  const notices = new Map(diff.sessions_notice.map(({ node, what }) => [node, what]));
  const scene = (node: string): SceneChange => {
    const [was, is] = [then.nodes[node], now.nodes[node]];
    return {
      node,
      was: was ? sceneOf(was, deskThen) : null,
      is: is ? sceneOf(is, desk) : null,
      notice: notices.get(node),
    };
  };
  const rewritten = diff.changed.filter(({ fields }) =>
    fields.some((field) => !placing.has(field)),
  );
  const fields = since.fields.flatMap(({ field, was, is }) => {
    const name = fieldNamed(field, adminFormFields);
    const value = (held: unknown) => valueOf(name, held, options);
    return name === undefined ? [] : [{ field: name, was: value(was), is: value(is) }];
  });
  return {
    scenes: [...rewritten.map(({ node }) => node), ...diff.added, ...diff.removed].map(scene),
    fields,
    startMovedTo: diff.start_moved_to,
    endingsGained: diff.endings_gained,
    endingsLost: diff.endings_lost,
    opened: diff.opened,
    closed: diff.closed,
  };
}

function valueOf(
  field: StoryField | undefined,
  value: unknown,
  options: StoryOptions,
): string | boolean {
  if (typeof value === "boolean") return value;
  if (value === null || value === undefined) return "";
  if (typeof value !== "string") return JSON.stringify(value, null, 2);
  if (field !== "categoryId" || options.state !== "ready") return value;
  return options.categories.find(({ id }) => id === value)?.displayName ?? value;
}
