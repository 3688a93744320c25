/**
 * Plays the stories of `plays/`, writes what came of each to docs/transcripts/new-stories and prints how lines were taken:
 * `npx node --conditions=@katha/source bench/unaided/print-plays.ts`.
 *
 * A story's `lines.txt` has one line a row: the scene, what is meant (a choice from 0, or stay) and what is typed, between
 * tabs. Whoever is asked which choice was meant says so by a press; who means a choice and is not understood presses it.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { bookFrom } from "@katha/catalogue";
import type { Step, StoryVersion } from "@katha/narrator";
import { openSession } from "@katha/narrator/testing";
import { normalise } from "@katha/storygraph";

const stories = new URL("./plays/", import.meta.url);
const pages = new URL("../../docs/transcripts/new-stories/", import.meta.url);

interface Row {
  scene: string;
  meant: number | undefined;
  said: string;
}

function storyIn(slug: string): { story: StoryVersion; player: string; rows: Row[] } {
  const read = (name: string) => readFileSync(new URL(`${slug}/${name}`, stories), "utf8");
  // The reader of the catalogue asks for a bible and a cover, which nobody has written here.
  const page = (name: string) => ({
    file: `plays/${slug}/${name}`,
    text: name.endsWith(".json") ? "{}" : read(name),
  });
  const { front, structure } = bookFrom(slug, ["story.md", "scenes.md"], page);
  const [first = "", ...lines] = read("lines.txt").trim().split("\n");
  const rows = lines.map((line): Row => {
    const [scene = "", meant = "", said = ""] = line.split("\t");
    return { scene, meant: meant === "stay" ? undefined : Number(meant), said };
  });
  const story = {
    title: String(front["title"]),
    language: String(front["language"]),
    contentRating: "teen",
    prompt: String(front["story_prompt"]),
    systemPrompt: "",
    graph: normalise(structure),
    bible: null,
  };
  return { story, player: first.replace(/^# /u, ""), rows };
}

interface Played {
  page: string;
  /** How lines came out, by what they meant. */
  outcomes: readonly string[];
}

function outcomeOf(meant: string | undefined, { step, before, after }: Outcome): string {
  const isAsked = step.way === "ask" && step.heard !== undefined;
  if (meant === undefined)
    return before !== after ? "moved" : isAsked ? "asked needlessly" : "stayed";
  if (step.way === "edge") return step.choice === meant ? "taken" : "another taken";
  return isAsked && step.choices.includes(meant) ? "asked about" : "not understood";
}

interface Outcome {
  step: Step;
  /** The scenes before and after it. */
  before: string;
  after: string;
}

async function played(slug: string): Promise<Played> {
  const { story, player, rows } = storyIn(slug);
  const session = openSession(story, slug);
  const outcomes: string[] = [];
  const told: string[] = [`# ${story.title}`, `_Typed by ${player}._`, session.opening];

  async function press(text: string): Promise<void> {
    const { narrative } = await session.play({ action: "continue", said: text });
    told.push(`> _${text}_`, narrative);
  }

  for (let left = rows; !session.isOver();) {
    const { node } = session.position();
    const choices = story.graph.nodes[node]?.choices.map(({ text }) => text) ?? [];
    const at = left.findIndex(({ scene }) => scene === node);
    const row = left[at];
    left = left.toSpliced(0, at + 1);
    // Where the play came to a scene for which nobody wrote a line.
    if (row === undefined) {
      await press(choices[0] ?? "");
      continue;
    }
    const { step, narrative, offers } = await session.play({
      action: "custom_action",
      said: row.said,
    });
    told.push(`> ${row.said}`, narrative);
    const meant = row.meant === undefined ? undefined : choices[row.meant];
    const after = session.position().node;
    outcomes.push(outcomeOf(meant, { step, before: node, after }));
    if (step.way === "ask" && step.heard !== undefined) {
      told.push(offers.map(({ text }) => `- ${text}`).join("\n"));
      const answer = offers.find(({ text }) => text === meant) ?? offers.at(-1);
      await press(answer?.text ?? "");
    }
    if (meant !== undefined && session.position().node === node) await press(meant);
  }
  return { page: `${told.filter((part) => part.trim() !== "").join("\n\n")}\n`, outcomes };
}

mkdirSync(pages, { recursive: true });
for (const slug of readdirSync(stories).toSorted()) {
  const { page, outcomes } = await played(slug);
  writeFileSync(new URL(`${slug}.md`, pages), page);
  const counts = [...Map.groupBy(outcomes, (one) => one)].map(
    ([one, all]) => `${one} ${all.length}`,
  );
  process.stdout.write(`${slug}: ${counts.toSorted().join(", ")}\n`);
}
