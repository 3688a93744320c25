import { quoteAt, QuotedText } from "./quoted-text.ts";

/** A macro, a link or a comment of SugarCube; a comment has neither name nor link. */
export interface Tag {
  name: string;
  given: string;
  start: number;
  end: number;
  link: string | null;
}

const begins = /<<|\[\[|\/\*|\/%|<!--/g;
const macroName = /<<(\/?[A-Za-z][\w-]*|[=-])/y;
const comments: Readonly<Record<string, string>> = { "/*": "*/", "/%": "%/", "<!--": "-->" };

/** For each index the end of a link that is open there, which is on the same line; 0 where none ends. */
function linkEndsIn(source: string): Int32Array {
  const ends = new Int32Array(source.length + 3);
  let end = 0;
  for (let at = source.length - 1; at >= 0; at -= 1) {
    if (source.charAt(at) === "\n") end = 0;
    else if (source.startsWith("]]", at)) end = at + 2;
    ends[at] = end;
  }
  return ends;
}

/** Finds tags in one pass: what was once read to no end is not read again from a later place. */
class TagFinder {
  private readonly source: string;
  private readonly quotedText: QuotedText;
  private readonly endless = new Set<number>();
  /** Comments that nothing closes any more. */
  private readonly open = new Set<string>();
  private readonly linkEnds: Int32Array;

  constructor(source: string) {
    this.source = source;
    this.quotedText = new QuotedText(source);
    this.linkEnds = linkEndsIn(source);
  }

  private commentEnd(sign: string, closes: string, start: number): number | null {
    const close = this.open.has(sign) ? -1 : this.source.indexOf(closes, start + sign.length);
    if (close !== -1) return close + closes.length;
    this.open.add(sign);
    return null;
  }

  private linkEnd(start: number): number | null {
    return this.linkEnds[start + 2] || null;
  }

  private tagAt(start: number, sign: string): Tag | null {
    const tag = { name: "", given: "", start, link: null };
    const closes = comments[sign];
    if (closes !== undefined) {
      const end = this.commentEnd(sign, closes, start);
      return end === null ? null : { ...tag, end };
    }
    if (sign === "[[") {
      const end = this.linkEnd(start);
      return end === null ? null : { ...tag, end, link: this.source.slice(start + 2, end - 2) };
    }
    macroName.lastIndex = start;
    const [head, name] = macroName.exec(this.source) ?? [];
    if (head === undefined || name === undefined) return null;
    const from = start + head.length;
    const close = this.givenEnd(from);
    if (close === null) return null;
    return { ...tag, name, given: this.source.slice(from, close).trim(), end: close + 2 };
  }

  /** Where `>>` ends what a macro is given. */
  private givenEnd(from: number): number | null {
    const { source } = this;
    const passed: number[] = [];
    let at = from;
    while (at < source.length && !this.endless.has(at)) {
      if (source.startsWith(">>", at)) return at;
      passed.push(at);
      const quote = quoteAt(source, at);
      const next =
        quote !== undefined
          ? this.quotedText.endOf(quote, at)
          : source.startsWith("[[", at)
            ? (this.linkEnd(at) ?? at + 1)
            : at + 1;
      if (next === null) break;
      at = next;
    }
    for (const one of passed) this.endless.add(one);
    return null;
  }

  all(): Tag[] {
    const tags: Tag[] = [];
    begins.lastIndex = 0;
    for (let match = begins.exec(this.source); match !== null; match = begins.exec(this.source)) {
      const tag = this.tagAt(match.index, match[0]);
      begins.lastIndex = tag?.end ?? match.index + 1;
      if (tag !== null) tags.push(tag);
    }
    return tags;
  }
}

export function tagsIn(source: string): Tag[] {
  return new TagFinder(source).all();
}

/** A line without its tags. */
export function withoutTags(line: string): string {
  let rest = "";
  let at = 0;
  for (const { start, end } of tagsIn(line)) {
    rest += line.slice(at, start);
    at = end;
  }
  return rest + line.slice(at);
}
