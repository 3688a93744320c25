type Lights = readonly [morning: string, night: string];

/**
 * The colours of a drawing as variables, each in the morning and at night; a browser too old for
 * `light-dark` keeps the night.
 */
export function inBothLights(hues: Readonly<Record<string, Lights>>) {
  const variables = (light: (lights: Lights) => string) =>
    Object.fromEntries(Object.entries(hues).map(([name, lights]) => [`--${name}`, light(lights)]));
  return {
    ...variables(([, night]) => night),
    "@supports (color: light-dark(red, blue))": variables(
      ([morning, night]) => `light-dark(${morning}, ${night})`,
    ),
  };
}
