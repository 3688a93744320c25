import { importsOf } from "./imports.ts";
import { literalOf } from "./literal.ts";

export interface Known {
  /** The component of the page. */
  readonly component: string;
  /** The values that the library exports, with their entries: "@katha/ui", "@katha/ui/author". */
  readonly exports: ReadonlyMap<string, string>;
  /** The types that it exports, with their entries. */
  readonly types: ReadonlyMap<string, string>;
  /** Our names of icons, with their names in "lucide". */
  readonly icons: ReadonlyMap<string, string>;
}

/** The file of a story. */
export interface StoryFile {
  readonly code: string;
  /** What it imports from fixtures, by the names that it uses. */
  readonly fixtures: ReadonlyMap<string, unknown>;
}

/** More data than this nobody reads or pastes. */
const longestData = 20_000;

const noFile: StoryFile = { code: "", fixtures: new Map() };

/**
 * Turns Storybook's snippet of a story into a module of an app: its imports, the declarations and the data that it uses,
 * and a component that renders it.
 */
export function readable(snippet: string, known: Known, file: StoryFile = noFile): string {
  const declarations = declaredIn(file.code);
  const story = iconsByName(withoutStory(snippet), known, file.code);
  const rendered = layOut(inferred(unwrapped(story, known, declarations)));
  const declared = declarationsFor(rendered, declarations).map(withHandlers);
  const pieces = [...declared, withHandlers(rendered)];
  const used = new Set([...declared.flatMap(words), ...namesIn(pieces.at(-1) ?? "")]);
  const data = [...file.fixtures].flatMap(([name, value]) =>
    used.has(name) ? (dataOf(name, value, pieces) ?? []) : [],
  );
  const code = [...pieces.slice(0, -1), asComponent(pieces.at(-1) ?? "")];
  return [...importLines(used, known, file.code, code.join()), ...data, ...code].join("\n\n");
}

/** `const stories = […]`, as far as the story uses it. */
function dataOf(name: string, value: unknown, pieces: readonly string[]): string | undefined {
  const uses =
    pieces.join("\n").match(new RegExp(`(?<!\\w|(?<!\\.\\.)\\.)${name}\\b(?:\\[\\d+\\])?`, "g")) ??
    [];
  const indexes = uses.map((use) => Number(/\d+(?=\]$)/.exec(use)?.[0] ?? Number.NaN));
  const isIndexed = Array.isArray(value) && indexes.every((index) => !Number.isNaN(index));
  const literal = literalOf(isIndexed ? value.slice(0, Math.max(...indexes) + 1) : value);
  return literal && literal.length <= longestData ? `const ${name} = ${literal};` : undefined;
}

/** The component that renders a story. Statements are a component already. */
function asComponent(rendered: string): string {
  const [, name] = /^const (\w+) = /.exec(rendered) ?? [];
  if (name) return `${rendered}\n\nexport default ${name};`;
  if (!rendered.startsWith("<")) return rendered;
  const short = `  return ${rendered};`;
  const returned =
    short.includes("\n") || short.length > 100
      ? `  return (\n${rendered.replaceAll(/^(?=.)/gm, "    ")}\n  );`
      : short;
  return `export default function Example() {\n${returned}\n}`;
}

/** `icons.PlayIcon`, of all icons at once, becomes `PlayIcon`. */
function iconsByName(code: string, { icons }: Known, file: string): string {
  const [, all] = /^import \* as (\w+) from "[^"]*\/icons\.ts";/m.exec(file) ?? [];
  if (all === undefined) return code;
  return code.replaceAll(new RegExp(`\\b${all}\\.(\\w+)`, "g"), (whole, name: string) =>
    icons.has(name) ? name : whole,
  );
}

/** Reduces `const Quiet = () => <Button />;` to what it renders. */
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

/** Drops type arguments that can be inferred: `<Table<Row> rows={rows} />` becomes `<Table rows={rows} />`. */
function inferred(code: string): string {
  return code.replaceAll(/(<[A-Z]\w*)<\w+>(?=\s)/g, "$1");
}

/** Replaces a story's wrapper by the component, unless its file has it or it takes no props. */
function unwrapped(
  code: string,
  { component, exports }: Known,
  declarations: ReadonlyMap<string, string>,
): string {
  const [, root = component] = /^<([A-Z]\w*)/.exec(code) ?? [];
  if (
    exports.has(root) ||
    declarations.has(root) ||
    new RegExp(`^<${root} />$`).test(code) ||
    new RegExp(`<${component}\\b`).test(code)
  )
    return code;
  return code.replaceAll(new RegExp(`(</?)${root}\\b`, "g"), `$1${component}`);
}

/** Replaces mocks by what they do: `onClick={fn()}` becomes `onClick={() => {}}`. */
function withHandlers(code: string): string {
  const given = code.replaceAll(/\bon([A-Z]\w*)=\{on\1\}/g, "on$1={() => {}}");
  const mock = /(?<![.\w])fn(?:<[^>()]*>)?\(/.exec(given);
  if (!mock) return given;
  const end = closing(given, mock.index + mock[0].length);
  const does = given.slice(mock.index + mock[0].length, end - 1).trim();
  return given.slice(0, mock.index) + (does || "() => {}") + withHandlers(given.slice(end));
}

/** The position after the bracket that closes the one just before `from`. */
function closing(code: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < code.length && depth > 0; at += 1) {
    if (code[at] === "(") depth += 1;
    if (code[at] === ")") depth -= 1;
  }
  return at;
}

/** The printer indents attributes by four spaces and puts the end of the tag after the last one; this reformats both. */
function layOut(code: string): string {
  const lines = code.replaceAll(/^ {4}/gm, "  ");
  return /^<[^>]*\n/.test(lines) ? lines.replace(/(?<!^) \/>$/, "\n/>") : lines;
}

/** The top-level declarations of a story file by name, without the stories. */
function declaredIn(file: string): Map<string, string> {
  const blocks = file.split(/\n(?=[a-z])/).flatMap((block): [string, string][] => {
    const [, name, pattern = ""] =
      /^(?:function|const|interface|type) (?:(\w+)|[[{]([^=]*)[\]}] =)/.exec(block) ?? [];
    const names = name === undefined ? (pattern.match(/\w+(?=\s*(?:,|$))/g) ?? []) : [name];
    if (/= (?:preview\.meta|meta\.story)\(/.test(block)) return [];
    const text = block.replace(/\n+\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/, "").trim();
    return names.map((each) => [each, text]);
  });
  return new Map(blocks);
}

/** The declarations of its file that a story uses, directly or through others, in the file's order. */
function declarationsFor(code: string, declared: ReadonlyMap<string, string>): string[] {
  const used = new Set<string>();
  const follow = (names: Iterable<string>) => {
    for (const name of names) {
      const block = declared.get(name);
      if (block === undefined || used.has(name)) continue;
      used.add(name);
      follow(words(block));
    }
  };
  follow(namesIn(code));
  const blocks = [...declared].filter(([name]) => used.has(name)).map(([, block]) => block);
  return [...new Set(blocks)];
}

/** `prose` matches strings and text content; `usedName` every name other than keys, attributes, members and HTML elements. */
const prose = /"[^"]*"|(?<==)>|[>}][^<{]*(?=[<{])/g;
const usedName = /(?<!\w|(?<!\.\.)\.)(?<!<\/?(?=[a-z]))[a-zA-Z]\w*\b(?![:=]| =>)/g;

const namesIn = (code: string): string[] => code.replaceAll(prose, " ").match(usedName) ?? [];
const words = (code: string): string[] =>
  code.replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""').match(/(?<!\w|(?<!\.\.)\.)[a-zA-Z]\w*/g) ?? [];

/** If the story's file is known, only names that it imports too: `text`, for example, is a token, but may be a prop. */
function importLines(
  used: ReadonlySet<string>,
  { component, exports, types, icons }: Known,
  file: string,
  code: string,
): string[] {
  const imported = importsOf(file);
  const own = new Set([component, ...icons.keys(), ...imported.map(({ name }) => name)]);
  const names = [...used].filter((name) => file === "" || own.has(name)).toSorted();
  const packages = Object.groupBy(
    imported.filter(({ name, from }) => used.has(name) && /^(?!storybook)[\w@]/.test(from)),
    ({ from }) => from,
  );
  const theirs = Object.entries(packages).flatMap(([from, list = []]) => {
    const named = (isType: boolean) =>
      list
        .filter((one) => one.isType === isType)
        .map(({ name, exported }) => (name === exported ? name : `${exported} as ${name}`));
    return [line(named(false), from), line(named(true), from, "type ")];
  });
  const iconNames = names.filter((name) => icons.has(name) && !exports.has(name));
  const lines = [
    /\bcss=\{/.test(code) ? "/** @jsxImportSource @emotion/react */" : "",
    ...theirs,
    ...linesFrom(exports, names),
    ...linesFrom(types, names, "type "),
    line(iconNames.map((name) => `${icons.get(name)} as ${name}`).toSorted(), "lucide"),
  ];
  const block = lines.filter(Boolean).join("\n");
  return block === "" ? [] : [block];
}

/** A line for each entry that some of these names come from. */
function linesFrom(
  entries: ReadonlyMap<string, string>,
  names: readonly string[],
  kind: "" | "type " = "",
): string[] {
  const known = names.filter((name) => entries.has(name));
  const byEntry = Map.groupBy(known, (name) => entries.get(name) ?? "");
  return [...byEntry].map(([from, those]) => line(those, from, kind));
}

function line(names: readonly string[], from: string, kind: "" | "type " = ""): string {
  return names.length === 0 ? "" : `import ${kind}{ ${names.join(", ")} } from "${from}";`;
}
