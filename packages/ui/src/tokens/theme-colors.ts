type ThemeColors = readonly [morning: string, night: string];

/** The colours of a drawing as variables, each in the morning and at night. */
export function inBothThemes(hues: Readonly<Record<string, ThemeColors>>) {
  return Object.fromEntries(
    Object.entries(hues).map(([name, [morning, night]]) => [
      `--${name}`,
      `light-dark(${morning}, ${night})`,
    ]),
  );
}
