import type { CatalogueStory } from "../../src/testing/stories/catalogue-stories.ts";
import type { Line, Moment, Play } from "./play.ts";

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/gu, " / ").trim();

function answerOf({ step, answer }: Line): string {
  if (step.way === "edge") return `_takes:_ ${step.choice}`;
  if (step.way === "ask") return `_asks:_ ${step.choices.join(" | ")}`;
  const told = oneLine(answer);
  return step.way === "reaction" ? told : `_ours:_ ${told}`;
}

function asText(moment: Moment): string {
  if (moment.kind === "scene") return `\n**${moment.scene}**\n`;
  if (moment.kind === "later") return `- _later:_ ${oneLine(moment.text)}`;
  return `- “${moment.typed.line}” ${answerOf(moment)}`;
}

/** The page of a story's plays: typed lines and their answers, without the scenes' prose. */
export function pageOf({ title }: CatalogueStory, plays: readonly Play[]): string {
  const parts = plays.map(({ moments, ending }, at) => {
    const told = moments.map(asText).join("\n").trim();
    return `## ${at + 1}\n\n${told}\n\nEnding: ${ending ?? "none"}\n`;
  });
  return `# ${title}, played by itself\n\n${parts.join("\n")}`;
}
