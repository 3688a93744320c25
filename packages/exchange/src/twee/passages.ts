export interface Passage {
  name: string;
  tags: string[];
  metadata: Record<string, unknown>;
  body: string;
  /** The line where it begins, counted from 1. */
  line: number;
  /** The metadata beside its name is not JSON. */
  hasBrokenSettings: boolean;
}

export interface TweeFile {
  passages: Passage[];
  /** The first line with text outside any passage. */
  strayLine: number | null;
}

interface Header {
  name: string;
  tags: readonly string[];
  metadata: Readonly<Record<string, string>>;
}

/** JSON with braces escaped inside strings, since several Twee readers look for the first and last brace. */
function flatJson(values: Readonly<Record<string, string>>): string {
  const codeOf = (sign: string) => `\\u00${sign.charCodeAt(0).toString(16)}`;
  const entries = Object.entries(values).map(
    ([key, value]) =>
      `${JSON.stringify(key)}:${JSON.stringify(value).replaceAll(/[[\]{}]/g, codeOf)}`,
  );
  return `{${entries.join(",")}}`;
}

export function headerOf({ name, tags, metadata }: Header): string {
  const escaped = name.replaceAll(/[\\[\]{}]/g, String.raw`\$&`);
  const parts = [`:: ${escaped}`];
  if (tags.length > 0) parts.push(`[${tags.join(" ")}]`);
  if (Object.keys(metadata).length > 0) parts.push(flatJson(metadata));
  return parts.join(" ");
}

/** Reads up to one of these characters; a backslash escapes the next one. */
function readUntil(line: string, from: number, stops: string): { text: string; at: number } {
  let text = "";
  let at = from;
  for (; at < line.length && !stops.includes(line.charAt(at)); at += 1) {
    if (line.charAt(at) === "\\") at += 1;
    text += line.charAt(at);
  }
  return { text, at };
}

/** Undefined where the line is no header. */
export function jsonIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return undefined;
  }
}

function readHeader(line: string): Omit<Passage, "body" | "line"> {
  const name = readUntil(line, 2, "[{");
  let { at } = name;
  let tags: string[] = [];
  if (line.charAt(at) === "[") {
    const listed = readUntil(line, at + 1, "]");
    tags = listed.text.split(/\s+/).filter((tag) => tag !== "");
    at = listed.at + 1;
  }
  const written = line.slice(at).trim();
  const metadata = written === "" ? {} : jsonIn(written);
  const hasBrokenSettings = metadata === undefined;
  return { name: name.text.trim(), tags, metadata: metadata ?? {}, hasBrokenSettings };
}

/** The passages of a Twee 3 file, in order. Text before the first one belongs to none. */
export function passagesIn(text: string): TweeFile {
  const passages: Passage[] = [];
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const begins = lines.flatMap((line, at) => (line.startsWith("::") ? [at] : []));
  for (const [order, at] of begins.entries()) {
    const body = lines
      .slice(at + 1, begins[order + 1])
      .join("\n")
      .trimEnd();
    passages.push({ ...readHeader(lines[at] ?? ""), line: at + 1, body });
  }
  const stray = lines.slice(0, begins[0]).findIndex((line) => line.trim() !== "");
  return { passages, strayLine: stray === -1 ? null : stray + 1 };
}
