import type { Painters } from "../features/media/index.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>';

/** Paint an empty picture at once. */
export const scriptedPainters: Painters = {
  paint: async () => svg,
  close: async () => {},
};
