type ThemeColors = readonly [morning: string, night: string];

/** The colours of a drawing as custom properties, each for the light and the dark theme. */
export function inBothThemes(hues: Readonly<Record<string, ThemeColors>>) {
  return Object.fromEntries(
    Object.entries(hues).map(([name, [morning, night]]) => [
      `--${name}`,
      `light-dark(${morning}, ${night})`,
    ]),
  );
}
