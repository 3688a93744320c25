export interface Passage {
  name: string;
  tags: string[];
  metadata: Record<string, unknown>;
  body: string;
}

interface Header {
  name: string;
  tags: readonly string[];
  metadata: Readonly<Record<string, string>>;
}

/** JSON whose only braces are its own, since several readers of Twee look for the first and last one. */
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

/** Reads up to one of these characters, taking what follows a backslash as it is. */
function readUntil(line: string, from: number, stops: string): { text: string; at: number } {
  let text = "";
  let at = from;
  for (; at < line.length && !stops.includes(line.charAt(at)); at += 1) {
    if (line.charAt(at) === "\\") at += 1;
    text += line.charAt(at);
  }
  return { text, at };
}

export function jsonIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function readHeader(line: string): Omit<Passage, "body"> {
  const name = readUntil(line, 2, "[{");
  let { at } = name;
  let tags: string[] = [];
  if (line.charAt(at) === "[") {
    const listed = readUntil(line, at + 1, "]");
    tags = listed.text.split(/\s+/).filter((tag) => tag !== "");
    at = listed.at + 1;
  }
  const metadata = line.slice(at).trim();
  return { name: name.text.trim(), tags, metadata: metadata === "" ? {} : jsonIn(metadata) };
}

/** The passages of a Twee 3 file, in order. What stands before the first one belongs to none. */
export function passagesIn(text: string): Passage[] {
  const passages: (Omit<Passage, "body"> & { lines: string[] })[] = [];
  for (const line of text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .split("\n"))
    if (line.startsWith("::")) passages.push({ ...readHeader(line), lines: [] });
    else passages.at(-1)?.lines.push(line);
  return passages.map(({ name, tags, metadata, lines }) => ({
    name,
    tags,
    metadata,
    body: lines.join("\n").trimEnd(),
  }));
}
