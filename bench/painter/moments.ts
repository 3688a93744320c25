import { catalogueFolder, readBook, storySlugs } from "@katha/catalogue";
import type { StoryMoment } from "@katha/painter";

interface Node {
  readonly text: string;
  readonly place?: string;
  readonly mood?: string;
  readonly hour?: string;
  readonly weather?: string;
  readonly cast?: readonly string[];
}

/** Every node of the catalogue as the moment for which a picture is requested; stories alternate. */
export function catalogueMoments(): readonly StoryMoment[] {
  const byStory = storySlugs(catalogueFolder).map((slug) => {
    const { structure, front, bible } = readBook(catalogueFolder, slug, {
      wordings: false,
      answers: false,
    });
    return Object.entries(structure.nodes as Record<string, Node>).map(
      ([name, { text, place, mood, hour, weather, cast }]): StoryMoment => ({
        text,
        place,
        mood,
        hour,
        weather,
        cast,
        language: String(front["language"]),
        notes: bible as StoryMoment["notes"],
        seed: `${slug} ${name}`,
      }),
    );
  });
  const longest = Math.max(...byStory.map((moments) => moments.length));
  return Array.from({ length: longest }, (_, i) =>
    byStory.flatMap((moments) => moments.slice(i, i + 1)),
  ).flat();
}
