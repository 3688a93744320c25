import { endingTitle } from "@katha/play";
import { rowEnding, rowProgress } from "./progress.ts";
import type { Session } from "../repo.ts";

/** The titles of the endings found, from the player's latest sessions; empty if one has no title. */
export function endingsFound(
  latestFirst: readonly Pick<Session, "ending" | "ending_node">[],
): string[] {
  const found = latestFirst.toReversed().flatMap((row) => rowEnding(row) ?? []);
  return [...new Map(found.map((one) => [one.node, endingTitle(one) ?? ""])).values()];
}

/** What is said of a session wherever it is shown. */
export function sessionFacts(session: Session) {
  return {
    id: session.id,
    story_id: session.story_id,
    ...rowProgress(session),
    ending: endingTitle(rowEnding(session)),
    branched_from: session.branched_from,
    created_at: session.created_at.toISOString(),
    updated_at: session.updated_at.toISOString(),
  };
}

const summaryLength = 160;

/** The beginning of a text, in one line. */
export function shortened(text: string, most = summaryLength): string {
  // Asterisks mark emphasis, which a line in a list does not show.
  const line = text.replaceAll("*", "").replaceAll(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2)).trimEnd()}…`;
}
