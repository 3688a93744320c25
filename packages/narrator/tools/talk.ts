/**
 * Types lines at a story of the catalogue and prints what comes, and why: `talk.ts STORY "line" "line"…`; a number picks
 * that choice. With `--page` first it prints the play alone, as in docs/transcripts.
 */
import { catalogueStories } from "../src/testing/stories/catalogue-stories.ts";
import { openSession, type PlayedTurn } from "../src/testing/sessions/session.ts";
import { printedWhy } from "./why/print-why.ts";
import { whyOf } from "./why/why.ts";

const given = process.argv.slice(2);
const isPage = given[0] === "--page";
const [name = "", ...lines] = isPage ? given.slice(1) : given;
const found = catalogueStories().find(({ title, slug }) => slug === name || title === name);
if (found === undefined) throw new Error(`There is no story "${name}" in the catalogue.`);
const session = openSession(found, "talk");
const write = (text: string) => process.stdout.write(`${text}\n`);

function asPage({ said, step, narrative }: PlayedTurn): string {
  const typed = step.way === "edge" && step.choice !== said ? `${said} _(${step.choice})_` : said;
  return `\n> ${typed}\n\n${narrative}`;
}

function asHeard(turn: PlayedTurn): string {
  const { said, step, narrative, offers } = turn;
  const kept = Object.entries(session.position().state.qualities);
  return [
    `\n> ${said}\n  (${JSON.stringify(step)})`,
    ...printedWhy(whyOf(turn)).map((row) => `  ${row}`),
    narrative,
    `  [${offers.map(({ text }) => text).join(" | ")}]`,
    `  {${kept.map(([id, value]) => `${id}: ${JSON.stringify(value)}`).join(", ")}}`,
  ].join("\n");
}

write(isPage ? `# ${found.title}\n\n${session.opening}` : session.opening);
for (const line of lines) {
  const turn = await session.play({ action: "custom_action", said: line });
  write(isPage ? asPage(turn) : asHeard(turn));
}
