import { notMeasured, type Measured } from "./model-files.ts";
import type { Teller, TellerModel } from "./teller.ts";

/** A short scene, as a turn has one. */
const messages = [
  {
    role: "system" as const,
    content: "You tell a story in plain English prose, in the second person and the present tense.",
  },
  {
    role: "user" as const,
    content: "I am at the river at night. A ferry waits, and nobody is in it. I step aboard.",
  },
];
const answerTokens = 110;

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== "").length;

/** How fast a model tells here: what it tells is not looked at. */
export async function measure(
  teller: Pick<Teller, "tell">,
  model: TellerModel,
  { contextTokens, signal, now }: { contextTokens: number; signal: AbortSignal; now: () => Date },
): Promise<Measured> {
  // The first answer waits for the model to be loaded, which no turn does.
  const work = { messages, contextTokens, answerTokens, temperature: 0.8, json: null };
  await teller.tell(model, { ...work, answerTokens: 1 }, { signal, onPiece: () => {} });
  const began = now().getTime();
  let first: number | undefined;
  let text = "";
  // It begins otherwise than the last one, so that all of it is read anew.
  const anew = messages.map(({ role, content }) => ({ role, content: `Now: ${content}` }));
  await teller.tell(
    model,
    { ...work, messages: anew },
    {
      signal,
      onPiece: (piece) => {
        first ??= now().getTime();
        text += piece;
      },
    },
  );
  if (first === undefined) return notMeasured;
  const seconds = (now().getTime() - first) / 1_000;
  const words = wordsIn(text);
  return {
    words_per_second: seconds > 0 ? Math.round((words / seconds) * 10) / 10 : null,
    first_word_ms: Math.round(first - began),
    measured_at: now().toISOString(),
  };
}
