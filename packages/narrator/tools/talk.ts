/**
 * Types lines at a story of the catalogue and prints what comes, and why each line was taken, asked about or answered:
 * `talk.ts STORY "line" "line"…`; a number picks that choice. With `--bare` first the story is played without other wordings
 * and answers, with `--page` a page for docs/transcripts is printed, without what the engine heard.
 */
import { bareStories, catalogueStories } from "../src/testing/stories/catalogue-stories.ts";
import { explained } from "./explained.ts";
import { openSession, type PlayedTurn } from "../src/testing/sessions/session.ts";

const given = process.argv.slice(2);
const isPage = given[0] === "--page";
const isBare = given[0] === "--bare";
const [name = "", ...lines] = isPage || isBare ? given.slice(1) : given;
const found = (isBare ? bareStories() : catalogueStories()).find(
  ({ title, slug }) => slug === name || title === name,
);
if (found === undefined) throw new Error(`There is no story "${name}" in the catalogue.`);
const session = openSession(found, "talk");
const write = (text: string) => process.stdout.write(`${text}\n`);

function asPage({ said, step, narrative }: PlayedTurn): string {
  const typed = step.way === "edge" && step.choice !== said ? `${said} _(${step.choice})_` : said;
  return `\n> ${typed}\n\n${narrative}`;
}

function asHeard({ said, step, narrative, offers }: PlayedTurn, why: readonly string[]): string {
  const kept = Object.entries(session.position().state.qualities);
  return [
    `\n> ${said}\n  (${JSON.stringify(step)})`,
    ...why.map((reason) => `  ${reason}`),
    narrative,
    `  [${offers.map(({ text }) => text).join(" | ")}]`,
    `  {${kept.map(([id, value]) => `${id}: ${JSON.stringify(value)}`).join(", ")}}`,
  ].join("\n");
}

write(isPage ? `# ${found.title}\n\n${session.opening}` : session.opening);
for (const line of lines) {
  const before = {
    story: found,
    position: session.position(),
    offers: session.offers(),
    passages: [],
  };
  const move = { action: "custom_action", said: line } as const;
  const turn = await session.play(move);
  write(isPage ? asPage(turn) : asHeard(turn, explained({ ...before, ...move }, turn.step)));
}
