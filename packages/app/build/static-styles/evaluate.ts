import { type ESTree, Visitor, parseSync } from "rolldown/utils";
import { rolldown } from "rolldown";

/** A constant that holds styles: where its value is written, and what the value is. */
export interface StyleConstant {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly value: unknown;
}

type Place = Omit<StyleConstant, "value">;

/**
 * Runs the part of a module that its styles are made of, with the real Emotion, and answers what
 * came of it. What no style needs (React, components) is shaken out before.
 */
export async function styleConstants(file: string, source: string): Promise<StyleConstant[]> {
  const places = constantsOf(file, source);
  if (places.length === 0) return [];
  const code = await bundled(file, `${source}\nexport const $styles = { ${names(places)} };`);
  const module = `data:text/javascript,${encodeURIComponent(code)}`;
  const { $styles } = (await import(module)) as { $styles: Record<string, unknown> };
  return places.map(({ name, start, end }) => ({ name, start, end, value: $styles[name] }));
}

function names(places: readonly Place[]): string {
  return places.map(({ name }) => name).join(", ");
}

/** In a file of styles all constants; beside a component those that call `css` themselves. */
function constantsOf(file: string, source: string): Place[] {
  const { program } = parseSync(file, source);
  return program.body.flatMap((statement) => {
    const inner = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (inner?.type !== "VariableDeclaration") return [];
    return inner.declarations.flatMap(({ id, init }) => {
      if (id.type !== "Identifier" || !init) return [];
      if (file.endsWith(".tsx") && !makesStyles(init)) return [];
      return [{ name: id.name, start: init.start, end: init.end }];
    });
  });
}

function makesStyles(init: ESTree.Expression): boolean {
  let found = false;
  new Visitor({
    CallExpression: ({ callee }) => {
      found ||= callee.type === "Identifier" && /^(css|keyframes)$/.test(callee.name);
    },
  }).visit({
    type: "Program",
    body: [{ type: "ExpressionStatement", expression: init }],
  } as unknown as ESTree.Program);
  return found;
}

async function bundled(file: string, source: string): Promise<string> {
  const bundle = await rolldown({
    input: file,
    logLevel: "silent",
    treeshake: { moduleSideEffects: false },
    transform: { jsx: "react-jsx" },
    plugins: [
      {
        name: "katha:one-module",
        resolveId(id) {
          if (id === file) return id;
          return /^[\w@]/.test(id) ? { id: import.meta.resolve(id), external: "absolute" } : null;
        },
        load: (id) => (id === file ? source : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  return output[0].code;
}
