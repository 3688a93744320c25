import { normalise } from "@katha/storygraph";
import type { StoryGraph } from "@katha/storygraph";
import en from "./letters.en.json" with { type: "json" };
import hi from "./letters.hi.json" with { type: "json" };

export const languages = ["en", "hi"] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: string): value is Language =>
  languages.some((language) => language === value);

export type Story = Omit<typeof en, "structure"> & { graph: StoryGraph };

const stories: Record<Language, Story> = { en: opened(en), hi: opened(hi) };

function opened({ structure, ...story }: typeof en | typeof hi): Story {
  return { ...story, graph: normalise(structure) };
}

export const storyIn = (language: Language): Story => stories[language];
