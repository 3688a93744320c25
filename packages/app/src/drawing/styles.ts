/** A rule of a style sheet: what it says, and what has to be in a page for it to say anything there. */
export interface StyleRule {
  readonly text: string;
  /** Of an `@media` and the like: what stands inside it. */
  readonly inside?: readonly StyleRule[];
  /** The classes of each of its selectors. */
  readonly wants?: readonly (readonly string[])[];
}

/** Who forces colours has them by the browser alone, until the sheets say which of ours they are. */
const forced = /^@media \(forced-colors/;
/** What moves as the page is scrolled has a layer of its own, which is painted apart: when the page has been seen. */
const scrolled = /animation-timeline:/;
/** Small drawings come as the pictures do: their room is kept. */
const masked = /mask:url\(/;
const group = /^@(?:media|supports|container|layer)\b/;

export function rulesOf(sheet: string): StyleRule[] {
  const rules: StyleRule[] = [];
  let depth = 0;
  let from = 0;
  let body = 0;
  for (const { 0: mark, index } of sheet.matchAll(/"(?:\\.|[^"\\])*"|[{};]/g)) {
    if (mark === "{") {
      depth += 1;
      if (depth === 1) body = index;
    } else if (mark === "}") {
      depth -= 1;
      if (depth > 0) continue;
      rules.push(ruleOf(sheet.slice(from, body).trim(), sheet.slice(body + 1, index)));
      from = index + 1;
    } else if (mark === ";" && depth === 0) {
      rules.push({ text: sheet.slice(from, index + 1).trim() });
      from = index + 1;
    }
  }
  return rules;
}

function ruleOf(head: string, body: string): StyleRule {
  const text = `${head}{${body}}`;
  if (forced.test(head)) return { text: "" };
  if (group.test(head)) return { text: head, inside: rulesOf(body) };
  // Faces that must be fetched come with the sheets; those that stand in for them are here already.
  if (head === "@font-face") return body.includes("local(") ? { text } : { text: "" };
  if (head.startsWith("@")) return { text };
  if (scrolled.test(body) || masked.test(body)) return { text: "" };
  const selectors = selectorsOf(head).filter((selector) => !touched.test(withoutNots(selector)));
  return { text: selectors.length === 0 ? "" : text, wants: selectors.map(classesOf) };
}

/** What is touched is touched after the sheets have come. */
const touched = /:(?:hover|active|disabled|:selection)|\[aria-(?:disabled|busy)/;

function withoutNots(selector: string): string {
  return selector.replaceAll(/:not\([^()]*\)/g, "");
}

function selectorsOf(head: string): string[] {
  return head.split(/,(?![^(]*\))/);
}

function classesOf(selector: string): string[] {
  const plain = selector.replaceAll(/:(?:not|is|where|has)\([^()]*\)/g, "");
  return Array.from(plain.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = ""]) => name);
}

/** Of all rules those that this markup can be seen by; the rest comes with the sheets themselves. */
export function stylesFor(rules: readonly StyleRule[], markup: string): string {
  const used = new Set(
    Array.from(markup.matchAll(/\sclass="([^"]*)"/g), ([, names = ""]) => names.split(" ")).flat(),
  );
  const texts = written(rules, used);
  const all = texts.join("");
  const isWanted = (text: string) => {
    const named = /^@keyframes\s+([^\s{]+)/.exec(text)?.[1];
    return named === undefined || all.split(named).length > 2;
  };
  return withoutUnread(withoutAbsentFaces(texts.filter(isWanted).join("")));
}

/** A face that comes with the sheets is looked for on the machine, once for each size, before the one that stands in for it. */
function withoutAbsentFaces(styles: string): string {
  const here = new Set(
    Array.from(styles.matchAll(/@font-face\{font-family:"?([^;"}]+)/g), ([, name = ""]) => name),
  );
  const isHere = (face: string) => !face.startsWith('"') || here.has(face.slice(1, -1));
  return styles.replaceAll(
    /(--k-font-[\w-]+:)([^;{}]*)/g,
    (_, name: string, faces: string) => name + faces.split(/,\s*/).filter(isHere).join(),
  );
}

/** The sheets bring every token; a page needs those that its own rules read, and what these read in turn. */
function withoutUnread(styles: string): string {
  const read = new Set(Array.from(styles.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name));
  const fewer = styles.replaceAll(/(--[\w-]+):[^;{}]*;?/g, (declared, name: string) =>
    read.has(name) ? declared : "",
  );
  return fewer === styles ? fewer : withoutUnread(fewer);
}

function written(rules: readonly StyleRule[], used: ReadonlySet<string>): string[] {
  return rules.flatMap(({ text, inside, wants }) => {
    if (inside) {
      const kept = written(inside, used).join("");
      return kept === "" ? [] : [`${text}{${kept}}`];
    }
    const isSeen = wants?.some((classes) => classes.every((name) => used.has(name))) ?? true;
    return isSeen ? [text] : [];
  });
}
