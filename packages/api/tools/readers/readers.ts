import path from "node:path";
import { madeFolder, readContract, readersByHand, shapesFolder } from "./contract-files.ts";
import {
  Expressions,
  fieldsName,
  mayBeOfUnknownKind,
  readerName,
  type Known,
} from "./expression.ts";
import { namedSchemas, type Named } from "./named-schemas.ts";
import { extendedBy, hintsOf, isObject } from "./walk.ts";

const head = "// Made from the contract by `npm run readers`.\n";

/** The readers of every named schema that an answer holds: text by path, one file for each of the contract. */
export async function writtenReaders(): Promise<ReadonlyMap<string, string>> {
  const { files, lists } = await readContract();
  const named = namedSchemas(files);
  const known = { named, lists, byHand: readersByHand() };
  const isExtended = new Set(
    [...named.keys()].map((schema) => isObject(schema) && extendedBy(schema, named)),
  );
  return new Map(
    [...Map.groupBy(named.values(), ({ file }) => file)].map(([file, schemas]) => [
      file,
      fileOf({ file, schemas, known, isExtended }),
    ]),
  );
}

/** A schema that others of the file extend comes before them. */
function basesFirst(schemas: readonly Named[], named: Known["named"]): Named[] {
  const baseOf = ({ schema }: Named) => (isObject(schema) ? extendedBy(schema, named) : undefined);
  const withBases = (one: Named): Named[] => {
    const base = baseOf(one);
    return base === undefined ? [one] : [...withBases(base), one];
  };
  return [...new Set(schemas.flatMap(withBases))].filter((one) => schemas.includes(one));
}

interface Content {
  file: string;
  schemas: readonly Named[];
  known: Known;
  isExtended: ReadonlySet<Named | false | undefined>;
}

function fileOf({ file, schemas, known, isExtended }: Content): string {
  const expressions = new Expressions(known, file);
  const readers = basesFirst(schemas, known.named).map((one) => {
    const { schema, id, type } = one;
    const orNull = mayBeOfUnknownKind(schema) ? " | null" : "";
    const of = `: Reader<${type}${orNull}>`;
    if (!isObject(schema) || !isExtended.has(one))
      return `export const ${readerName(id)}${of} = ${expressions.whole(schema)};\n`;
    const fields = fieldsName(id);
    const whole = hintsOf(schema).isDocument === true ? "document" : "object";
    expressions.imports.set(whole, "read/fields.ts");
    expressions.imports.set("type Fields", "read/fields.ts");
    return [
      `export const ${fields}: Fields = ${expressions.fields(schema)};\n`,
      `export const ${readerName(id)}${of} = ${whole}(${fields});\n`,
    ].join("");
  });
  return `${head}${importsOf(file, { expressions, schemas })}\n${readers.join("\n")}`;
}

function importsOf(
  file: string,
  { expressions, schemas }: { expressions: Expressions; schemas: readonly Named[] },
): string {
  const to = (target: string) => {
    const relative = path.posix.relative(path.posix.dirname(`${madeFolder}/${file}`), target);
    return relative.startsWith(".") ? relative : `./${relative}`;
  };
  const byFile = Map.groupBy(expressions.imports, ([, from]) => from);
  const fields = (byFile.get("read/fields.ts") ?? []).map(([name]) => name).toSorted();
  byFile.delete("read/fields.ts");
  const others = [...byFile]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, names]) => importing(names.map(([name]) => name).toSorted(), to(from)));
  return [
    importing(
      [...new Set(schemas.map(({ type }) => type))].toSorted(),
      to(`${shapesFolder}/${file}`),
      "import type",
    ),
    importing(["type Reader", ...fields], to("read/fields.ts")),
    ...others,
  ].join("");
}

function importing(names: readonly string[], from: string, how = "import"): string {
  return names.length === 0 ? "" : `${how} { ${names.join(", ")} } from "${from}";\n`;
}
