export interface Known {
  /** The component of the page. */
  readonly component: string;
  /** What "@katha/ui" exports. */
  readonly exports: ReadonlySet<string>;
  /** Our icons' names, with those they have in "lucide". */
  readonly icons: ReadonlyMap<string, string>;
}

/** Storybook's snippet of a story, as one would write it in an app, with what it imports and what its file declares. */
export function readable(snippet: string, known: Known, file = ""): string {
  const rendered = inferred(unwrapped(withoutStory(snippet), known));
  const declared = declarationsFor(rendered, file);
  const code = [...declared, layOut(rendered)].map(withHandlers).join("\n\n");
  const used = [...declared.flatMap(words), ...namesIn(rendered)];
  return [...importsOf(used, known, file), code].join("\n");
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

/** A component's type follows from its props: `<Table<Row> rows={rows} />` is `<Table rows={rows} />`. */
function inferred(code: string): string {
  return code.replaceAll(/(<[A-Z]\w*)<\w+>(?=\s)/g, "$1");
}

/** Stories often render a component inside one of their own that keeps its state; one without props is all there is. */
function unwrapped(code: string, { component, exports }: Known): string {
  const [, root = component] = /^<([A-Z]\w*)/.exec(code) ?? [];
  if (
    exports.has(root) ||
    new RegExp(`^<${root} />$`).test(code) ||
    new RegExp(`<${component}\\b`).test(code)
  )
    return code;
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

/** What the file of a story declares at its top, by name; stories themselves left out. */
function declaredIn(file: string): Map<string, string> {
  const blocks = file.split(/\n(?=[a-z])/).flatMap((block): [string, string][] => {
    const [, name] = /^(?:function|const|interface|type) (\w+)/.exec(block) ?? [];
    return name === undefined || /= (?:preview\.meta|meta\.story)\(/.test(block)
      ? []
      : [[name, block.replace(/\n+\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/, "").trim()]];
  });
  return new Map(blocks);
}

/** The components, values and types of its own that a story uses, and what these use in turn, as they stand in its file. */
function declarationsFor(code: string, file: string): string[] {
  const declared = declaredIn(file);
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
  return [...declared].filter(([name]) => used.has(name)).map(([, block]) => block);
}

/** Strings and the text of elements, then every name that is no key, attribute, member or element of HTML. */
const prose = /"[^"]*"|(?<==)>|[>}][^<{]*(?=[<{])/g;
const usedName = /(?<![.\w])(?<!<\/?(?=[a-z]))[a-zA-Z]\w*\b(?![:=]| =>)/g;

const namesIn = (code: string): string[] => code.replaceAll(prose, " ").match(usedName) ?? [];
const words = (code: string): string[] => code.match(/(?<![.\w])[a-zA-Z]\w*/g) ?? [];

/** Where the story's file is known, only what it imports as well: `text` is a token, and may be a prop. */
function importsOf(used: readonly string[], { component, exports, icons }: Known, file: string) {
  const imported = new Set([component, ...words((file.match(/^import [^;]+;/gm) ?? []).join(" "))]);
  const names = [...new Set(used)].filter((name) => file === "" || imported.has(name)).toSorted();
  const [, fromReact = ""] = /^import \{([^}]+)\} from "react";/m.exec(file) ?? [];
  const hooks = names.filter((name) => words(fromReact).includes(name));
  const ours = names.filter((name) => exports.has(name));
  const theirs = names
    .filter((name) => icons.has(name) && !exports.has(name))
    .map((name) => `${icons.get(name)} as ${name}`)
    .toSorted();
  const lines = Object.entries({ react: hooks, "@katha/ui": ours, lucide: theirs })
    .filter(([, list]) => list.length > 0)
    .map(([from, list]) => `import { ${list.join(", ")} } from "${from}";`);
  return lines.length > 0 ? [...lines, ""] : [];
}
