import { isEnding, nodeNamed, stepsOf } from "@katha/storygraph";
import type { Walk } from "@katha/storygraph";
import type { LogEntry } from "@katha/ui";
import type { StoryFile } from "./story-file.ts";

/** The log entries of a walk; steps before `freshFrom` were already shown and are not typed out again. */
export function entriesOf(story: StoryFile, walk: Walk, freshFrom: number): LogEntry[] {
  return stepsOf(walk).flatMap((step) => entriesOfStep(story, step, step.steps < freshFrom));
}

function entriesOfStep({ graph, title }: StoryFile, step: Walk, isHistorical: boolean): LogEntry[] {
  const node = nodeNamed(graph, step.node);
  if (!node) return [];
  const entries: LogEntry[] = [
    { id: `${step.steps}`, type: "narrative", content: node.text, isHistorical },
  ];
  const chosen =
    step.before && nodeNamed(graph, step.before.node)?.choices[step.choice ?? Number.NaN];
  if (chosen) {
    entries.unshift({
      id: `${step.steps} choice`,
      type: "choice",
      content: chosen.text,
      isHistorical,
    });
  }
  if (isEnding(node)) {
    const content = node.ending?.title ?? title;
    entries.push({ id: `${step.steps} end`, type: "completion", content, isHistorical });
  }
  return entries;
}
