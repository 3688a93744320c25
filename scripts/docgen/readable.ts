export interface Known {
  /** The component of the page. */
  readonly component: string;
  /** The exports of "@katha/ui". */
  readonly exports: ReadonlySet<string>;
  /** Our names of icons, with their names in "lucide". */
  readonly icons: ReadonlyMap<string, string>;
}

/** Turns Storybook's snippet of a story into app code, with its imports and the declarations from the story's file. */
export function readable(snippet: string, known: Known, file = ""): string {
  const rendered = inferred(unwrapped(withoutStory(snippet), known));
  const declared = declarationsFor(rendered, file);
  const code = [...declared, layOut(rendered)].map(withHandlers).join("\n\n");
  const used = [...declared.flatMap(words), ...namesIn(rendered)];
  return [...importsOf(used, known, file), code].join("\n");
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

/** Replaces a story's own wrapper, which often only holds state, by the component; a wrapper without props is kept. */
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

/** Replaces mocks by handlers as an app would pass them, `onClick={handleClick}`. */
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
    const [, name] = /^(?:function|const|interface|type) (\w+)/.exec(block) ?? [];
    return name === undefined || /= (?:preview\.meta|meta\.story)\(/.test(block)
      ? []
      : [[name, block.replace(/\n+\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/, "").trim()]];
  });
  return new Map(blocks);
}

/** The declarations of its file that a story uses, directly or through others, in the file's order. */
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

/** `prose` matches strings and text content; `usedName` every name other than keys, attributes, members and HTML elements. */
const prose = /"[^"]*"|(?<==)>|[>}][^<{]*(?=[<{])/g;
const usedName = /(?<![.\w])(?<!<\/?(?=[a-z]))[a-zA-Z]\w*\b(?![:=]| =>)/g;

const namesIn = (code: string): string[] => code.replaceAll(prose, " ").match(usedName) ?? [];
const words = (code: string): string[] => code.match(/(?<![.\w])[a-zA-Z]\w*/g) ?? [];

/** If the story's file is known, only names that it imports too: `text`, for example, is a token, but may be a prop. */
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
