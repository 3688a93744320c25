import { isTest } from "./is-test.ts";

export interface ConsoleParameters {
  /** Errors that a story about a failure may log. */
  allowsInConsole?: readonly RegExp[];
}

const watched = ["error", "warn"] as const;

const heard: string[] = [];

/** Records errors and warnings of one story; they are still logged. */
export function watchConsole(context: { parameters: ConsoleParameters }): (() => void) | undefined {
  if (!isTest) return undefined;
  const allowed = context.parameters.allowsInConsole ?? [];
  heard.length = 0;
  const restores = watched.map((kind) => {
    const own = console[kind];
    console[kind] = (...words: unknown[]) => {
      const text = words.map(String).join(" ");
      if (!allowed.some((pattern) => pattern.test(text))) heard.push(`console.${kind}: ${text}`);
      own.apply(console, words);
    };
    return () => {
      console[kind] = own;
    };
  });
  return () => {
    for (const restore of restores) restore();
  };
}

/** A story that logged an error or a warning fails its test. */
export function failOnConsole(): void {
  const said = heard.splice(0);
  if (said.length > 0) throw new Error(`In the console:\n${said.join("\n")}`);
}
