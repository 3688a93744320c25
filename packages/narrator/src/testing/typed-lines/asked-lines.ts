import { readFileSync } from "node:fs";
import { typedLinesFolder, type CatalogueStory } from "../stories/catalogue-stories.ts";
import { offersAt } from "../../position/index.ts";
import { positionAt } from "../position-at.ts";
import { understand } from "../../understanding/understand.ts";

/** How well the answer that comes answers a line. */
export type Answered = "plainly" | "well enough" | "otherwise" | "not answered";

interface AskedLine {
  node: string;
  /** The answers that are to just that, and those that would do. */
  plainly: readonly string[];
  wellEnough: readonly string[];
  said: string;
}

const names = (written: string) => (written === "-" ? [] : written.split(" "));

/** What strangers typed beside a story's choices: its `asked-lines.txt` says how it is written. */
function askedLines({ slug }: CatalogueStory): AskedLine[] {
  const written = readFileSync(new URL(`${slug}/asked-lines.txt`, typedLinesFolder), "utf8");
  return written
    .split("\n")
    .filter((row) => row.includes("\t"))
    .map((row) => {
      const [node = "", plainly = "", wellEnough = "", said = ""] = row.split("\t");
      return { node, plainly: names(plainly), wellEnough: names(wellEnough), said };
    });
}

function answeredAs(
  story: CatalogueStory,
  { node, plainly, wellEnough, said }: AskedLine,
): Answered {
  const position = positionAt(story.graph, [node]);
  const offers = offersAt(story.graph, position);
  const action = "custom_action";
  const step = understand({ story, position, offers, action, passages: [], said });
  if (step.way !== "reaction") return "not answered";
  const came = [step.reaction, ...(step.also ?? [])];
  if (came.some((name) => plainly.includes(name))) return "plainly";
  return came.some((name) => wellEnough.includes(name)) ? "well enough" : "otherwise";
}

/** The lines of a story, each with how it is answered and whether the story has an answer to just that. */
export const answersToAsked = (story: CatalogueStory) =>
  askedLines(story).map((line) => ({
    said: line.said,
    answered: answeredAs(story, line),
    hasAnswer: line.plainly.length > 0,
  }));
