import { openFakeOpenAi } from "@katha/narrator/testing";

/** What a model answers in one turn. */
export interface Recorded {
  /** One answer for each time that it is asked for prose; the last one again when it is asked once more. */
  tells: readonly string[];
  /** The answer to the second request, JSON or not. */
  details: string;
}

/** A model on this machine whose answers were written down before. */
export interface RecordedModel {
  baseURL: string;
  /** Sets the next turn's answers, and forgets what was asked before. */
  play: (turn: Recorded) => void;
  /** The prompts for prose since then. */
  prompts: () => readonly string[];
  close: () => Promise<void>;
}

export async function openRecordedModel(): Promise<RecordedModel> {
  const { baseURL, asked, always, close } = await openFakeOpenAi();
  let turnBegan = 0;
  const askedForProse = () => asked.slice(turnBegan).filter(({ body }) => body.stream === true);
  return {
    baseURL,
    play: ({ tells, details: json }) => {
      turnBegan = asked.length;
      always({ json, tells: () => tells[askedForProse().length - 1] ?? tells.at(-1) ?? "" });
    },
    prompts: () =>
      askedForProse().map(({ body }) =>
        (body.messages ?? []).map(({ content }) => content).join("\n"),
      ),
    close,
  };
}
