import type { Effect, GraphChoice, GraphNode } from "@katha/storygraph";
import type { Emitted } from "../script/emit.ts";
import { restoredChoices } from "./restored-choices.ts";
import { isTextScattered, restoredText } from "./restored-text.ts";
import type { Edited, Restoring } from "./restoring.ts";
import { tokensIn } from "./tokens.ts";

/** Whether a re-read scene has tokens where they cannot be restored: then the whole scene is read again without tokens. */
export function isScattered({ text, choices }: Emitted): boolean {
  const inChoices = choices.some((choice) => {
    const { text: words, ...others } = choice as GraphChoice;
    return tokensIn("choice", words).length > 0 && Object.keys(others).length > 1;
  });
  return isTextScattered(text) || inChoices || tokensIn("choice", text).length > 0;
}

/** An edited scene as it reads now, with its unedited parts restored. */
export function restored(
  edited: Edited,
  emitted: Emitted,
  restoring: Restoring,
): { node: GraphNode; storylets: ReadonlyMap<string, string> } {
  const { notes, left } = edited;
  const { effects: before = [], instead: ways = [], ...beside } = notes;
  const { choices, storylets } = restoredChoices(edited, emitted, restoring);
  const happens = restoring.words.effects((emitted["effects"] ?? []) as readonly Effect[]);
  const led = ((emitted["instead"] ?? []) as NonNullable<GraphNode["instead"]>).flatMap((way) => {
    const when = restoring.words.condition(way.when);
    return when === null ? [] : [{ ...way, when }];
  });
  const effects = left.hasHead ? [...before, ...happens] : happens;
  const instead = left.hasHead ? [...ways, ...led] : led;
  return {
    node: {
      ...beside,
      ...restoredText(edited, emitted, restoring),
      ...(effects.length > 0 && { effects }),
      ...(instead.length > 0 && { instead }),
      choices,
    },
    storylets,
  };
}
