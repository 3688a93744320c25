/** A line and its indentation. */
export interface Line {
  indent: number;
  text: string;
  line: number;
}

/** Lines that are taken from the front. */
export class Lines {
  private at: number;
  private readonly lines: readonly Line[];
  private readonly end: number;

  constructor(lines: readonly Line[], from = 0, end = lines.length) {
    this.lines = lines;
    this.at = from;
    this.end = end;
  }

  get first(): Line | undefined {
    return this.at < this.end ? this.lines[this.at] : undefined;
  }

  take(): Line | undefined {
    const { first } = this;
    if (first !== undefined) this.at += 1;
    return first;
  }

  /** Takes the leading lines indented deeper than this. */
  block(indent: number): Lines {
    const from = this.at;
    for (let one = this.first; one !== undefined; one = this.first) {
      if (one.text !== "" && one.indent <= indent) break;
      this.at += 1;
    }
    return new Lines(this.lines, from, this.at);
  }

  *[Symbol.iterator](): Generator<Line> {
    for (let one = this.take(); one !== undefined; one = this.take()) yield one;
  }
}

/** A command and its arguments; null for prose. */
export function commandOf(text: string): { command: string; given: string } | null {
  const [, command, given = ""] = /^\*([a-z_]+)\b\s*(.*)$/su.exec(text) ?? [];
  return command === undefined ? null : { command, given: given.trim() };
}

export function linesIn(text: string): Line[] {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .map((whole, at) => {
      const bare = whole.trimStart();
      const indent = whole.slice(0, whole.length - bare.length).replaceAll("\t", "    ").length;
      return { indent, text: bare.trimEnd(), line: at + 1 };
    });
}

export interface Scene {
  name: string;
  lines: Line[];
}

/** Scenes in one text: each after the first begins with `*comment scene NAME`. */
export function scenesIn(lines: readonly Line[]): Scene[] {
  const scenes: Scene[] = [{ name: "startup", lines: [] }];
  for (const one of lines) {
    const [, name] = /^\*comment\s+scene\s+(\w+)\s*$/.exec(one.text) ?? [];
    if (name === undefined) scenes.at(-1)?.lines.push(one);
    else scenes.push({ name: name.toLowerCase(), lines: [] });
  }
  const [first, ...more] = scenes;
  const isEmpty = first?.lines.every(({ text }) => text === "") === true;
  return isEmpty && more.length > 0 ? more : scenes;
}
