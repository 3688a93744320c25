import type { Edge } from "../../position/edges.ts";
import type { Heard, Position, StoryVersion } from "../../port.ts";
import { clausesOf, type Clause } from "../mood/mood.ts";
import { termsOf } from "../words/terms.ts";
import { fitsOf, type Fit } from "./fits.ts";
import { thresholds } from "./thresholds.ts";

/** What a typed line means for the plot. */
export type Meaning =
  | { means: "edge"; edge: Edge; heard: Heard }
  /** One perhaps, or two alike: the player is asked. */
  | { means: "ask"; edges: readonly Edge[]; heard: Heard }
  | { means: "stay"; heard: Heard };

const asking = new Set([":ask", ":say", ":call", ":shout"]);

/** Whether a choice is to ask or to say something. */
function isSpoken({ text, aliases = [] }: Edge): boolean {
  return [text, ...aliases].some((one) => {
    if (/["“«]/u.test(one)) return true;
    const first = termsOf(one).find((term) => /^!?:/u.test(term));
    return first !== undefined && asking.has(first);
  });
}

/** The choices that a clause in this mood may mean. */
function candidates(edges: readonly Edge[], mood: Clause["mood"]): readonly Edge[] {
  if (mood === "done" || mood === "imagined") return edges;
  return mood === "supposed" ? [] : edges.filter(isSpoken);
}

interface Ranked extends Omit<Clause, "text"> {
  ranked: Fit[];
}

function judged({ ranked, mood, isWhether }: Ranked, position: Position): Meaning {
  const [best, second] = ranked;
  const heard: Heard = {
    fit: Math.round((best?.fit ?? 0) * 100) / 100,
    next: Math.round((second?.fit ?? 0) * 100) / 100,
    mood,
  };
  const least = mood === "asked" ? thresholds.questionAsked : thresholds.asked;
  if (best === undefined || best.fit < least) return { means: "stay", heard };
  const doing = best.isSameDeed ? thresholds.taken : thresholds.named;
  const usual = mood === "asked" ? thresholds.question : doing;
  const enough = position.path.includes(best.edge.to) ? thresholds.back : usual;
  const isSame = second?.edge.to === best.edge.to;
  const isClear = isSame || best.fit - (second?.fit ?? 0) >= thresholds.clear;
  const isSure = mood !== "imagined" && !isWhether && !best.isOtherDeed;
  if (isSure && isClear && best.fit >= enough) return { means: "edge", edge: best.edge, heard };
  const meant = ranked.filter(({ fit }) => fit >= thresholds.asked).slice(0, 2);
  return { means: "ask", edges: meant.map(({ edge }) => edge), heard };
}

const none: Heard = { fit: 0, next: 0, mood: "done" };

/**
 * What a line means: its deeds in their order until one of them moves the story, else all of them
 * together. What is asked, supposed or quoted moves it only where a choice is to say just that.
 */
export function meaningOf(
  story: StoryVersion,
  position: Position,
  edges: readonly Edge[],
  said: string,
): Meaning {
  const clauses = clausesOf(said, story.language);
  const hear = ({ text, mood, isWhether }: Clause): Meaning => {
    const open = candidates(edges, mood);
    const fits = open.length === 0 ? [] : fitsOf(story, position, edges, text);
    const ranked = fits
      .filter(({ edge }) => open.includes(edge))
      .toSorted((left, right) => right.fit - left.fit);
    return judged({ ranked, mood, isWhether }, position);
  };
  const each = clauses.map(hear);
  const first = each.find(({ means }) => means === "edge");
  if (first !== undefined) return first;
  const done = clauses.filter(({ mood }) => mood === "done");
  const together =
    done.length > 1
      ? hear({ text: done.map(({ text }) => text).join(". "), mood: "done", isWhether: false })
      : undefined;
  if (together?.means === "edge") return together;
  const asks = [together, ...each].find((meaning) => meaning?.means === "ask");
  return asks ?? each[0] ?? { means: "stay", heard: none };
}
