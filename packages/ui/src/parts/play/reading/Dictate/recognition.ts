/** The part of the browser's speech recognition that is used; TypeScript's library does not describe it yet. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface ResultEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { isFinal: boolean }>;
}

interface ErrorEvent extends Event {
  readonly error: string;
}

type MakeRecognition = new () => Recognition;
type Listening = Partial<Record<"SpeechRecognition" | "webkitSpeechRecognition", MakeRecognition>>;

function recognitionOf(browser: Listening): MakeRecognition | undefined {
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}

export const canDictate = (): boolean => recognitionOf(window as Listening) !== undefined;

export type DictationFailure = "blocked" | "failed";

interface DictationNeeds {
  language: string;
  /** All that was understood so far. */
  onWords: (words: string) => void;
  onEnd: (failure: DictationFailure | null) => void;
}

const refused: ReadonlySet<string> = new Set(["not-allowed", "service-not-allowed"]);

/** Listens until the speaker is silent; returns how to end it. */
export function dictate({ language, onWords, onEnd }: DictationNeeds): () => void {
  const Made = recognitionOf(window as Listening);
  if (Made === undefined) {
    onEnd("failed");
    return () => {};
  }
  const recognition = new Made();
  let failure: DictationFailure | null = null;
  recognition.lang = language;
  recognition.interimResults = true;
  recognition.addEventListener("result", (event) => {
    const { results } = event as ResultEvent;
    onWords(
      Array.from(results, (result) => result[0]?.transcript ?? "")
        .join("")
        .trim(),
    );
  });
  recognition.addEventListener("error", (event) => {
    const { error } = event as ErrorEvent;
    if (error === "aborted") return;
    failure = refused.has(error) ? "blocked" : "failed";
  });
  recognition.addEventListener("end", () => onEnd(failure));
  recognition.start();
  return () => recognition.stop();
}
