import { readdir, readFile } from "node:fs/promises";
import type { StoryMoment } from "@katha/painter";

const stories = new URL("../../packages/server/catalogue/stories/", import.meta.url);

interface Node {
  readonly text: string;
  readonly place?: string;
  readonly mood?: string;
  readonly hour?: string;
  readonly weather?: string;
  readonly cast?: readonly string[];
}

const read = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(path, stories), "utf8"));

/** Every node of the catalogue as the moment for which a picture is requested; stories alternate. */
export async function catalogueMoments(): Promise<readonly StoryMoment[]> {
  const slugs = (await readdir(stories)).toSorted();
  const byStory = await Promise.all(
    slugs.map(async (slug) => {
      const { nodes } = (await read(`${slug}/structure.json`)) as { nodes: Record<string, Node> };
      const { language } = (await read(`${slug}/story.json`)) as { language: string };
      const notes = (await read(`${slug}/bible.json`)) as StoryMoment["notes"];
      return Object.entries(nodes).map(
        ([name, { text, place, mood, hour, weather, cast }]): StoryMoment => ({
          text,
          place,
          mood,
          hour,
          weather,
          cast,
          language,
          notes,
          seed: `${slug} ${name}`,
        }),
      );
    }),
  );
  const longest = Math.max(...byStory.map((moments) => moments.length));
  return Array.from({ length: longest }, (_, i) =>
    byStory.flatMap((moments) => moments.slice(i, i + 1)),
  ).flat();
}
