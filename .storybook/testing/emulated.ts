/** What a test asks of its browser, as Playwright names it. */
export interface Emulated {
  forcedColors: "active" | "none";
  reducedMotion: "reduce" | "no-preference";
  colorScheme: "light" | "dark";
}
