import { hollow } from "./hollow.ts";
import { unusedInReact } from "./react.ts";
import { unusedInRedux } from "./redux.ts";
import { unusedInRouter } from "./router.ts";
import type { UnusedFeature } from "./unused-feature.ts";

/** What this app never asks of its libraries; docs/decisions/0041 has the bytes. */
export const unusedFeatures: readonly UnusedFeature[] = [
  ...unusedInReact,
  ...unusedInRouter,
  ...unusedInRedux,
];

const libraries =
  /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|@reduxjs\/toolkit)\//;

/** The library's file without the functions of unused features, and which of them it had. */
export function withoutUnused(
  file: string,
  code: string,
): { code: string; found: ReadonlySet<string> } {
  const functions = unusedFeatures
    .filter((one) => one.file.test(file))
    .flatMap((one) => one.functions);
  if (functions.length === 0) return { code, found: new Set() };
  return hollow(file, code, new Set(functions));
}

/** The features that were left out and that this module wants after all. */
export function wantedAfterAll(file: string, code: string): readonly string[] {
  if (libraries.test(file)) return [];
  return unusedFeatures.filter(({ wanted }) => wanted.test(code)).map(({ name }) => name);
}
