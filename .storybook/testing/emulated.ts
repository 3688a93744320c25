/** What a test can ask the browser to emulate, in Playwright's terms. */
export interface Emulated {
  forcedColors: "active" | "none";
  reducedMotion: "reduce" | "no-preference";
  colorScheme: "light" | "dark";
}
