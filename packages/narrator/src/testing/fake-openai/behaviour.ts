/** Faults of a provider, by name. */
export const faults = [
  "hangs",
  "stalls",
  "cuts",
  "busy",
  "unpaid",
  "broken",
  "closed",
  "garbled",
  "refuses",
  "refuses in words",
] as const;
export type Fault = (typeof faults)[number];

/** How one request is answered. */
export interface Behaviour {
  /** The streamed text. */
  text: string;
  /** In place of `text`, for plays of several parts: no part may tell what was told before. */
  tells: ((request: number) => string) | null;
  /** The answer to a request for JSON, valid or not. */
  json: string;
  /** The answer to what a typed line means. */
  heard: string;
  tokensPerSecond: number;
  firstTokenAfterMs: number;
  fault: Fault | null;
  /** Tokens sent before a fault in the middle. */
  faultAfter: number;
  /** What a connection that is cut in the middle waits for. */
  cutsOnce: Promise<unknown> | null;
  /** Reasons first: in a field of its own, or in tags within the text. */
  thinks: "apart" | "in tags" | null;
  tellsUsage: boolean;
  /** Pictures as bytes in the answer, or as a URL. */
  pictures: "b64_json" | "url";
}

export const politely: Behaviour = {
  text:
    "The lamp had burnt down to its last thumb of oil. You set it on the step, and the dark came up as far as your " +
    "wrists.\n\nSomebody on the other bank was counting aloud, slowly, as if each number cost something.",
  tells: null,
  json: JSON.stringify({
    choices: ["Count along under your breath.", "Cover the lamp with your hand."],
    scene: { place: "riverbank", mood: "uneasy", hour: "night", weather: "still", cast: [] },
  }),
  heard: JSON.stringify({
    act: "none",
    about: null,
    topic: null,
    means: "stay",
    number: null,
    sure: 1,
  }),
  tokensPerSecond: Number.POSITIVE_INFINITY,
  firstTokenAfterMs: 0,
  fault: null,
  faultAfter: 4,
  cutsOnce: null,
  thinks: null,
  tellsUsage: true,
  pictures: "b64_json",
};

/** Another part for each request. */
export const anotherPart = (request: number): string =>
  `Boat ${request} comes in low with ${request} lamps lit. ` +
  `Nobody on step ${request} says whose boat ${request} is.`;

/** The behaviour for a request, with its own text. */
export const behaviourAt = (behaviour: Behaviour, request: number): Behaviour =>
  behaviour.tells === null ? behaviour : { ...behaviour, text: behaviour.tells(request) };

/** Pieces about the size of a model's tokens; together they are the text. */
export function tokensOf(text: string): string[] {
  return text.match(/\s*[^\s]{1,6}/gu) ?? [];
}
