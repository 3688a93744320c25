import { isTest } from "./testing.ts";

export interface ConsoleParameters {
  /** What a story may say in the console, since its very subject is a failure. */
  allowsInConsole?: readonly RegExp[];
}

const watched = ["error", "warn"] as const;

const heard: string[] = [];

/** Listens to the console of one story; what is said still shows where it belongs. */
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

/** A story that complained in the console fails its test. */
export function failOnComplaint(): void {
  const said = heard.splice(0);
  if (said.length > 0) throw new Error(`Said in the console:\n${said.join("\n")}`);
}
