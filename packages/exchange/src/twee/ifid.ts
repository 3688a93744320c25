import { chanceFrom } from "@katha/storygraph/structure";

/** Twee asks for a UUID in capitals; the same story gets the same one. */
export function ifidFor(seed: string): string {
  const chance = chanceFrom(seed);
  const digit = () => Math.floor(chance() * 16).toString(16);
  const shape = "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx";
  return shape.replaceAll("x", digit).toUpperCase();
}
