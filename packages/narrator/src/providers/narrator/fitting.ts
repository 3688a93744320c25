import { chunksOf } from "../../text/chunks.ts";
import type { Unfit } from "../../fitness/unfit.ts";
import { NarratorFault } from "../faults.ts";
import type { prose } from "../prose/prose.ts";

type Telling = ReturnType<typeof prose>;
type FitTelling = Extract<Awaited<ReturnType<Telling["next"]>>, { done: true }>["value"];

/** Prose of which each sentence was checked before it was shown. */
interface Fitting extends FitTelling {
  /** Why the text was cut short, or that it broke off; then it costs nothing. */
  flaw?: Unfit | "cut off";
}

const end = /[.!?।॥؟۔…](?:["'”’»)\]*_]*)(?=\s|$)\s*/gu;

/** Splits a text after its last complete sentence; a paragraph ends one too. */
function whole(text: string): readonly [sentences: string[], rest: string] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(end)) {
    const upTo = index + mark.length;
    // At the very end, more letters or a closing mark may still come.
    if (upTo === text.length && !/\s$/u.test(mark)) break;
    sentences.push(text.slice(from, upTo));
    from = upTo;
  }
  return [sentences, text.slice(from)];
}

/**
 * Streams sentence by sentence what passes the check. If the first fails, nothing was shown;
 * later, the text ends before the failing one.
 */
export async function* fitting(
  telling: Telling,
  unfit: (sentence: string) => Unfit | undefined,
  provider: string,
): AsyncGenerator<string, Fitting> {
  let held = "";
  let text = "";
  let flaw: Fitting["flaw"];
  let told: FitTelling = { text: "", usage: { promptTokens: 0, completionTokens: 0 } };

  function* shown(sentences: readonly string[]): Generator<string> {
    for (const sentence of sentences) {
      flaw ??= unfit(sentence);
      if (flaw !== undefined) return;
      text += sentence;
      yield* chunksOf(sentence);
    }
  }

  let step = await telling.next();
  try {
    while (step.done !== true && flaw === undefined) {
      const [sentences, rest] = whole(held + step.value);
      held = rest;
      yield* shown(sentences);
      if (flaw === undefined) step = await telling.next();
    }
  } finally {
    if (step.done !== true) await telling.return(told);
  }
  if (step.done === true) told = step.value;
  if (flaw === undefined && held.trim() !== "") {
    const isClosed = [...held.matchAll(end)].some(
      ({ index, 0: mark }) => index + mark.length === held.length,
    );
    if (isClosed) yield* shown([held]);
    else flaw = "cut off";
  }
  if (text.trim() === "")
    throw new NarratorFault("unfit", { provider, why: flaw ?? "told nothing" });
  return { ...told, text, ...(flaw && { flaw }) };
}
