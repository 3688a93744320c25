import type { SceneText } from "../carried.ts";
import { compileScript } from "../script/story.ts";
import type { Loss } from "../lost.ts";
import { readInk } from "./read.ts";

/** How a single knot reads back; undefined where anything would be lost or invented. */
export function readBack(
  name: string,
  body: string,
  real: ReadonlyMap<string, string>,
): SceneText | undefined {
  const lost: Loss[] = [];
  const lines = body.split("\n").map((text, at) => ({ text, line: at }));
  const knot = { name, knot: null, isFunction: false, parameters: [], beside: undefined, lines };
  const script = readInk({ beside: undefined, opening: [], knots: [knot] }, [knot], {
    onward: "",
    lost,
  });
  const compiled = compileScript(script);
  const [told, ...more] = compiled.nodes.values();
  const isAlone = more.every(({ text, choices }) => text === "" && choices.length === 0);
  if (lost.length > 0 || compiled.lost.length > 0 || told === undefined || !isAlone)
    return undefined;
  const { text, choices, ...fields } = told;
  if (Object.keys(fields).length > 0) return undefined;
  const read = choices as SceneText["choices"];
  const named = read.map(({ text: words, target }) => {
    return { text: words, target: real.get(target) ?? target };
  });
  return { text, choices: named };
}
