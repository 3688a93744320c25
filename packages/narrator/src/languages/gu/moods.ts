import type { Moods } from "../language.ts";

export const moods: Moods = {
  asks: ["કોણ શું ક્યાં ક્યારે કેમ કેવી કેટલું"],
  supposes: ["જો"],
};
