export interface Known {
  /** The component of the page. */
  readonly component: string;
  /** What "@katha/ui" exports. */
  readonly exports: ReadonlySet<string>;
  /** Our icons' names, with those they have in "lucide". */
  readonly icons: ReadonlyMap<string, string>;
}

/** Storybook's snippet of a story, as one would write it in an app, with what it imports. */
export function readable(snippet: string, known: Known): string {
  const code = layOut(withHandlers(unwrapped(withoutStory(snippet), known)));
  return [...importsOf(code, known), code].join("\n");
}

/** `const Quiet = () => <Button />;` is a story's: only what it renders is of use elsewhere. */
function withoutStory(snippet: string): string {
  const [, rendered = snippet] =
    /^const \w+ = (?:\([^)]*\)|\w+) => (?!\{)([\s\S]*?);?\s*$/.exec(snippet) ?? [];
  const [, inner] = /^\(\n([\s\S]*)\n\)$/.exec(rendered.trim()) ?? [];
  return inner === undefined ? rendered.trim() : dedent(inner);
}

function dedent(code: string): string {
  const [depth = ""] = /^ */.exec(code) ?? [];
  return code.replaceAll(new RegExp(`^${depth}`, "gm"), "").trim();
}

/** Stories often render a component inside one of their own that keeps its state. */
function unwrapped(code: string, { component, exports }: Known): string {
  const [, root = component] = /^<([A-Z]\w*)/.exec(code) ?? [];
  if (exports.has(root) || new RegExp(`<${component}\\b`).test(code)) return code;
  return code.replaceAll(new RegExp(`(</?)${root}\\b`, "g"), `$1${component}`);
}

/** A mock is a test's: an app hands over a function of its own, `onClick={handleClick}`. */
function withHandlers(code: string): string {
  const given = code.replaceAll(/\bon([A-Z]\w*)=\{on\1\}/g, "on$1={handle$1}");
  if (given !== code) return withHandlers(given);
  const mock = /(?:\bon([A-Z]\w*)(=\{|: ))?\bfn\(/.exec(code);
  if (!mock) return code;
  const [text, event, between = ""] = mock;
  const end = closing(code, mock.index + text.length);
  const handler = event ? `on${event}${between}handle${event}` : "() => {}";
  return code.slice(0, mock.index) + handler + withHandlers(code.slice(end));
}

/** Behind the bracket that closes the one just before `from`. */
function closing(code: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < code.length && depth > 0; at += 1) {
    if (code[at] === "(") depth += 1;
    if (code[at] === ")") depth -= 1;
  }
  return at;
}

/** The printer sets attributes four spaces in and the end of the tag behind the last one. */
function layOut(code: string): string {
  const lines = code.replaceAll(/^ {4}/gm, "  ");
  return /^<[^>]*\n/.test(lines) ? lines.replace(/(?<!^) \/>$/, "\n/>") : lines;
}

/** Strings and the text of elements, then every name that is no key, attribute, member or element of HTML. */
const prose = /"[^"]*"|(?<==)>|[>}][^<{]*(?=[<{])/g;
const usedName = /(?<![.\w])(?<!<\/?(?=[a-z]))[a-zA-Z]\w*\b(?![:=]| =>)/g;

function importsOf(code: string, { exports, icons }: Known): string[] {
  const names = [...new Set(code.replaceAll(prose, " ").match(usedName))];
  const ours = names.filter((name) => exports.has(name)).toSorted();
  const theirs = names
    .filter((name) => icons.has(name) && !exports.has(name))
    .map((name) => `${icons.get(name)} as ${name}`)
    .toSorted();
  return [
    ...(ours.length > 0 ? [`import { ${ours.join(", ")} } from "@katha/ui";`] : []),
    ...(theirs.length > 0 ? [`import { ${theirs.join(", ")} } from "lucide";`] : []),
    ...(ours.length + theirs.length > 0 ? [""] : []),
  ];
}
