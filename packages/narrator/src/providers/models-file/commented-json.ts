/**
 * JSON with comments and trailing commas, as people write configuration. What is
 * removed leaves blanks behind, so that the position of an error is right for the file.
 */
export function parseCommentedJson(text: string): unknown {
  const blank = (written: string) => written.replaceAll(/[^\n]/g, " ");
  const bare = text.replaceAll(
    /("(?:[^"\\\n]|\\.)*"?)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g,
    (written, quoted?: string) => quoted ?? blank(written),
  );
  const plain = bare.replaceAll(
    /("(?:[^"\\\n]|\\.)*"?)|,(?=\s*[}\]])/g,
    (written, quoted?: string) => quoted ?? blank(written),
  );
  return JSON.parse(plain) as unknown;
}

/** The line of a JSON error, if its message names the position. */
export function lineOf(error: unknown, text: string): number | undefined {
  const message = error instanceof Error ? error.message : "";
  const line = /\(line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const place = /position (\d+)/.exec(message)?.[1];
  return place === undefined ? undefined : text.slice(0, Number(place)).split("\n").length;
}

/** What is wrong with a file that could not be parsed, for whoever wrote it. */
export function commentedJsonFault(name: string, text: string, error: unknown): string {
  const line = lineOf(error, text);
  return `${name} is not JSON with comments.${line === undefined ? "" : ` Look at line ${line}.`}`;
}
