/** Types lines at a story of the catalogue and prints what comes: `talk.ts STORY "line" "line"…`; a number picks that choice. */
import { catalogueStories } from "./catalogue-stories.ts";
import { openSession } from "./session.ts";

const [name = "", ...lines] = process.argv.slice(2);
const found = catalogueStories().find(({ title, slug }) => slug === name || title === name);
if (found === undefined) throw new Error(`There is no story "${name}" in the catalogue.`);
const session = openSession(found, "talk");
const write = (text: string) => process.stdout.write(`${text}\n`);
write(session.opening);
for (const line of lines) {
  const { step, narrative, offers } = await session.play({ action: "custom_action", said: line });
  const kept = Object.entries(session.position().state.qualities);
  write(`\n> ${line}\n  (${JSON.stringify(step)})\n${narrative}`);
  write(`  [${offers.map(({ text }) => text).join(" | ")}]`);
  write(`  {${kept.map(([id, value]) => `${id}: ${JSON.stringify(value)}`).join(", ")}}`);
}
