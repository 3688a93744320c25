import { fitting } from "../fitting.ts";
import type { Scene } from "../scene.ts";
import { altInEnglish } from "./english.ts";
import { altInHindi } from "./hindi.ts";

/** What a picture shows, for who cannot see it: in Hindi for Hindi readers, in English for all others. */
export const altTextOf = (scene: Scene, language: string): string =>
  /^hi\b/.test(language) ? altInHindi(fitting(scene)) : altInEnglish(fitting(scene));

export const altText = (scene: Scene): string => altTextOf(scene, "en");
