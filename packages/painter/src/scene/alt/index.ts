import { fitting } from "../fitting.ts";
import type { Scene } from "../scene.ts";
import { altInEnglish } from "./english.ts";
import { altInHindi } from "./hindi.ts";

/** A picture's alternative text: in Hindi for Hindi, in English for all other languages. */
export const altTextOf = (scene: Scene, language: string): string =>
  /^hi\b/.test(language) ? altInHindi(fitting(scene)) : altInEnglish(fitting(scene));

export const altText = (scene: Scene): string => altTextOf(scene, "en");
