import { setImmediate } from "node:timers/promises";
import type { StoryDetail } from "@katha/api/contract";
import { startPosition, type StoryVersion, unansweredIn, understand } from "@katha/narrator";
import { nodeNamed, normalise, ruledBy, rulesOf } from "@katha/storygraph";

interface KeptLine {
  scene: string;
  text: string;
}

/** What narrators read in the story that its author has saved. */
export function savedVersion(story: StoryDetail): StoryVersion {
  return {
    title: story.title,
    language: story.language,
    contentRating: story.content_rating,
    prompt: story.story_prompt,
    systemPrompt: story.story_system_prompt ?? "",
    graph: ruledBy(normalise(story.story_structure), rulesOf(story.game_config)),
    bible: story.bible ?? null,
  };
}

/** Whether the story still has no answer to this line in its scene. */
function isUnanswered(story: StoryVersion, { scene, text }: KeptLine): boolean {
  const node = nodeNamed(story.graph, scene);
  if (node === undefined) return true;
  const began = startPosition(story.graph);
  const position = { ...began, node: scene, path: [scene] };
  const passage = { turnId: null, action: "story_start", said: null, node: scene } as const;
  const passages = [{ ...passage, text: node.text }];
  const asked = { story, position, passages };
  const step = understand({ ...asked, action: "custom_action", said: text, offers: [] });
  return unansweredIn(asked, step, text) !== null;
}

/** Which of these lines the story now answers. Yields between lines, so that other requests get their turn. */
export async function answeredNow<Line extends KeptLine>(
  story: StoryVersion,
  lines: readonly Line[],
): Promise<ReadonlySet<Line>> {
  const answered = new Set<Line>();
  for (const line of lines) {
    if (!isUnanswered(story, line)) answered.add(line);
    await setImmediate();
  }
  return answered;
}
