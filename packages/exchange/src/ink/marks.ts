/** The index of a mark that is not escaped by a backslash, or -1. */
export function bareIndex(line: string, mark: string, from = 0): number {
  for (let at = from; at < line.length; at += 1) {
    if (line.charAt(at) === "\\") at += 1;
    else if (line.startsWith(mark, at)) return at;
  }
  return -1;
}

export function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/gsu, "$1");
}

/** Escapes words within a line of prose. */
export function escapedInner(text: string): string {
  return text.replaceAll(/[\\{}|#[\]~<>/*]/g, String.raw`\$&`);
}

/** Escapes a line so that ink reads it as prose, whatever it begins with or contains. */
export function escaped(line: string): string {
  const inner = escapedInner(line);
  const begins = /^\s*(?:[+=-]|(?:VAR|CONST|LIST|INCLUDE|EXTERNAL|TODO)\b)/.exec(inner);
  if (begins === null) return inner;
  const at = inner.length - inner.trimStart().length;
  return `${inner.slice(0, at)}\\${inner.slice(at)}`;
}

/** The lines of an ink file without its comments, except our own. `open` is called with the line of a comment that never ends. */
export function withoutComments(text: string, open?: (line: number) => void): string[] {
  let isInside = false;
  let began = 0;
  const lines = text
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .map((line, at) => {
      if (!isInside && line.startsWith(ourMark)) return line;
      let kept = "";
      let rest = line;
      while (rest !== "") {
        const end = isInside ? rest.indexOf("*/") : -1;
        if (isInside && end === -1) return kept;
        if (isInside) rest = rest.slice(end + 2);
        isInside = false;
        const next = /\/\/|\/\*/.exec(rest);
        kept += rest.slice(0, next?.index ?? rest.length);
        if (next === null || next[0] === "//") return kept;
        rest = rest.slice(next.index + 2);
        isInside = true;
        began = at + 1;
      }
      return kept;
    });
  if (isInside) open?.(began);
  return lines;
}

/** Starts the comment that carries what ink has no place for. */
export const ourMark = "// katha: ";
