export interface ConsoleParameters {
  /** What a story may say in the console, since its very subject is a failure. */
  allowsInConsole?: readonly RegExp[];
}

const watched = ["error", "warn"] as const;

/** A story that complains in the console fails; the complaint still shows where it belongs. */
export function watchConsole(context: { parameters: ConsoleParameters }): () => void {
  const allowed = context.parameters.allowsInConsole ?? [];
  const heard: string[] = [];
  const spoken = watched.map((kind) => {
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
    for (const restore of spoken) restore();
    if (heard.length > 0) throw new Error(`Said in the console:\n${heard.join("\n")}`);
  };
}
