/** What the server asks of the process that tells, and what it hears back. */
export interface ToldMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

/** What a chat's own marks take. */
export const framingTokens = 256;

export interface TellWork {
  messages: readonly ToldMessage[];
  /** For the prompt and the answer together. */
  contextTokens: number;
  answerTokens: number;
  temperature: number;
  /** JSON of this schema, or of any form; null: prose. */
  json: object | "any" | null;
}

/** Who waits for what is told. */
export interface TellingTo {
  signal: AbortSignal;
  onPiece: (text: string) => void;
}

export type TellerOrder =
  | { kind: "load"; runtime: string; file: string; threads: number }
  | { kind: "tell"; id: number; work: TellWork }
  | { kind: "stop"; id: number };

export type TellerNews =
  | { kind: "loaded" }
  | { kind: "not_loaded"; why: string }
  | { kind: "piece"; id: number; text: string }
  | { kind: "told"; id: number; told: WorkProgress }
  /** `too_long`: the prompt does not fit; `failed`: the runtime refuses. */
  | { kind: "fault"; id: number; fault: "too_long" | "stopped" | "failed"; why: string };

export interface WorkProgress {
  promptTokens: number;
  answerTokens: number;
  /** It was ended by its room, and not by itself. */
  isCut: boolean;
}
