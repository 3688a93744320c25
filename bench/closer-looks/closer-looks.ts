import { sightOf, type StoryVersion } from "@katha/narrator";
import { altTextOf, sceneFrom, type StoryNotes } from "@katha/painter";
import { bareStories, catalogueStories } from "@katha/narrator/testing";
import { isEnding, textAt, type StoryGraph } from "@katha/storygraph";
import { storiesOf } from "../unaided/stories.ts";
import { press, playTo, type Play } from "../unaided/play.ts";

/**
 * What Immerse, Continue and Show make of scenes, beside the scenes, for people to judge. Not a bench: it prints no
 * number. `node --conditions=@katha/source bench/closer-looks/closer-looks.ts`, with `--of new` (stories that nobody
 * prepared; those to work with alone), `--of catalogue` or `--of bare` (the catalogue's scenes alone), `--language en`,
 * `--every 7` (every seventh scene), `--times 3` (how often Immerse is pressed).
 */
const options = process.argv.slice(2);
const optionOf = (name: string, otherwise: string) =>
  options[options.indexOf(name) + 1 || options.length] ?? otherwise;
const language = optionOf("--language", "");
const every = Number(optionOf("--every", "7"));
const times = Number(optionOf("--times", "2"));

const sources: Readonly<Record<string, () => readonly (StoryVersion & { slug: string })[]>> = {
  new: () => storiesOf("build"),
  catalogue: catalogueStories,
  bare: bareStories,
};

const scenesOf = ({ nodes }: StoryGraph) =>
  Object.entries(nodes).flatMap(([name, node]) => (isEnding(node) ? [] : [name]));

/** Storylets and what only an answer leads to are not reached by choices alone. */
function playedTo(story: StoryVersion, scene: string): Play | undefined {
  try {
    return playTo(story, scene);
  } catch {
    return undefined;
  }
}

const bibleCastOf = ({ bible }: StoryVersion) => (bible as StoryNotes | null)?.cast ?? [];

const write = (text: string) => console.log(text);

for (const story of sources[optionOf("--of", "new")]?.() ?? []) {
  if (language !== "" && story.language !== language) continue;
  for (const [at, scene] of scenesOf(story.graph).entries()) {
    if (at % every !== every - 1) continue;
    let play = playedTo(story, scene);
    if (play === undefined) continue;
    const { position } = play;
    write(`\n=== ${story.slug} / ${scene} (${position.path.join(" > ")})\n`);
    write(`${textAt(story.graph, scene, position.state)}\n`);
    for (let pressed = 0; pressed < times; pressed += 1) {
      const { answer, offers, after } = await press(play, "immerse");
      write(`IMMERSE ${answer}\n   ${offers.join(" | ")}\n`);
      play = after;
    }
    const { answer } = await press(playTo(story, scene), "continue");
    write(`CONTINUE ${answer}\n`);
    const { facts, people, ...sight } = sightOf(story, position);
    const cast = [...people, ...bibleCastOf(story)];
    const scenery = sceneFrom({
      ...facts,
      ...sight,
      language: story.language,
      seed: `${story.slug} ${scene}`,
      notes: { ...(story.bible as StoryNotes | null), cast },
    });
    const { place, hour, weather } = scenery;
    write(
      `SHOW ${place}, ${hour}, ${weather}; of ${facts.cast?.join(", ")}: ${altTextOf(scenery, "en")}\n`,
    );
  }
}
