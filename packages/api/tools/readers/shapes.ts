import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { type ContractFile, filesBySchema, shapesFolder, source } from "./contract-files.ts";
import { fieldsOf, type Side, wholeTypeOf, type Writing } from "./types.ts";
import { extendedBy, idOf, innerSchemas, isObject } from "./walk.ts";

/** A type that a file of shapes exports. */
export interface Shape {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly side: Side;
  readonly file: string;
}

const head = "// Made from the contract by `npm run readers`.\n";

/** What is answered and sent as TypeScript types, in the names of the client's side: text by path below `src`. */
export function writtenShapes(files: readonly ContractFile[]): ReadonlyMap<string, string> {
  const shapes = namedShapes(files);
  const byFile = Map.groupBy(shapes, ({ file }) => file);
  const written = [...byFile].map(([file, own]): [string, string] => [
    `${shapesFolder}/${file}`,
    fileOf(file, own, shapes),
  ]);
  const exported = [...byFile.keys(), "calls.ts"].toSorted();
  return new Map([
    ...written,
    [`${shapesFolder}/calls.ts`, callsOf(files, shapes)],
    [
      `${shapesFolder}/index.ts`,
      `${head}${exported.map((file) => `export type * from "./${file}";\n`).join("")}`,
    ],
  ]);
}

/** Every type that the contract names and that is answered or sent. */
export function namedShapes(files: readonly ContractFile[]): readonly Shape[] {
  const exportedBy = filesBySchema(files);
  const typeNames = new Map(files.map((file) => [file.path, typeNamesIn(file.path)]));
  const shapes: Shape[] = [];
  const visit = (schema: z.ZodType, holder: ContractFile, side: Side, seen: Set<z.ZodType>) => {
    if (seen.has(schema)) return;
    seen.add(schema);
    const file = exportedBy.get(schema) ?? holder;
    for (const inner of innerSchemas(schema)) visit(inner, file, side, seen);
    const names = typeNames.get(file.path)?.get(file.schemas.get(schema) ?? "");
    const name =
      names?.[side] ?? (side === "answer" ? (names?.form ?? idOf(schema)) : names?.answer);
    if (name === undefined) return;
    shapes.push({ name, schema, side, file: file.path });
  };
  const answered = new Set<z.ZodType>();
  const sent = new Set<z.ZodType>();
  for (const file of files)
    for (const { answer, stream } of file.calls) {
      visit(answer, file, "answer", answered);
      if (stream !== undefined) visit(stream, file, "answer", answered);
    }
  for (const file of files)
    for (const { body } of file.calls) if (body !== undefined) visit(body, file, "form", sent);
  return shapes;
}

/** The names of types that a file of the contract gives its schemas: by what is answered and by what is sent. */
function typeNamesIn(file: string): ReadonlyMap<string, Partial<Record<Side, string>>> {
  const text = readFileSync(path.join(source, "contract", file), "utf8");
  const names = new Map<string, Partial<Record<Side, string>>>();
  const pattern =
    /^export (?:type|interface) (\w+) (?:=|extends) z\.(infer|output|input)<typeof (\w+)>/gm;
  for (const [, name = "", of, schema = ""] of text.matchAll(pattern)) {
    const side: Side = of === "input" ? "form" : "answer";
    names.set(schema, { ...names.get(schema), [side]: name });
  }
  return names;
}

/** The names that types have on one side, and those that a file uses of others. */
class Names implements Writing {
  readonly used = new Set<Shape>();
  readonly side: Side;
  readonly #shapes: ReadonlyMap<z.ZodType, Shape>;

  constructor(shapes: readonly Shape[], side: Side) {
    this.side = side;
    this.#shapes = new Map(
      shapes.filter((one) => one.side === side).map((one) => [one.schema, one]),
    );
  }

  nameOf(schema: z.ZodType): string | undefined {
    const shape = this.#shapes.get(schema);
    if (shape !== undefined) this.used.add(shape);
    return shape?.name;
  }

  baseOf(schema: z.ZodObject): Shape | undefined {
    const base = extendedBy(schema, this.#shapes);
    if (base !== undefined) this.used.add(base);
    return base;
  }
}

function fileOf(file: string, own: readonly Shape[], shapes: readonly Shape[]): string {
  const names = { answer: new Names(shapes, "answer"), form: new Names(shapes, "form") };
  const types = new Map<string, string>();
  for (const { name, schema, side } of own) {
    const text = declarationOf(name, schema, names[side]);
    const known = types.get(name);
    if (known !== undefined && known !== text)
      throw new Error(`${file}: ${name} is not the same where it is sent: give that a name.`);
    types.set(name, text);
  }
  const used = [...names.answer.used, ...names.form.used];
  return `${head}${importsOf(file, used)}\n${[...types.values()].join("\n")}`;
}

function declarationOf(name: string, schema: z.ZodType, names: Names): string {
  if (!isObject(schema)) return `export type ${name} = ${wholeTypeOf(schema, names)};\n`;
  const base = names.baseOf(schema);
  const inherited = base === undefined ? {} : (base.schema as z.ZodObject).shape;
  const fields = fieldsOf(schema, names, inherited);
  const from = base === undefined ? "" : ` extends ${base.name}`;
  return `export interface ${name}${from} {\n${fields.join("\n")}\n}\n`;
}

function importsOf(file: string, used: readonly Shape[]): string {
  const others = used.filter((one) => one.file !== file);
  return [...Map.groupBy(others, (one) => one.file)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, shapes]) => {
      const relative = path.posix.relative(path.posix.dirname(file), from);
      const names = [...new Set(shapes.map(({ name }) => name))].toSorted();
      return `import type { ${names.join(", ")} } from "${relative.startsWith(".") ? relative : `./${relative}`}";\n`;
    })
    .join("");
}

/** What each call answers, and what is sent with it. */
function callsOf(files: readonly ContractFile[], shapes: readonly Shape[]): string {
  const answers = new Names(shapes, "answer");
  const forms = new Names(shapes, "form");
  const calls = files.flatMap((file) => file.calls).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const lines = (
    of: (call: ContractFile["calls"][number]) => z.ZodType | undefined,
    names: Names,
  ) =>
    calls.flatMap((call) => {
      const schema = of(call);
      return schema === undefined
        ? []
        : [`${call.id}: ${names.nameOf(schema) ?? wholeTypeOf(schema, names)};`];
    });
  const text = [
    `export interface Answers {\n${lines(({ answer }) => answer, answers).join("\n")}\n}\n`,
    `export interface Bodies {\n${lines(({ body }) => body, forms).join("\n")}\n}\n`,
    `export interface Queries {\n${lines(({ query }) => query, forms).join("\n")}\n}\n`,
  ];
  return `${head}${importsOf("calls.ts", [...answers.used, ...forms.used])}\n${text.join("\n")}`;
}
