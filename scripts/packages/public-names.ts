import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "rolldown/utils";
import { compare, entriesOf } from "./entries.ts";

/** The entries of @katha/ui that others may build upon: its screens are for our own app. */
export const publicEntries = ["", "/author", "/admin"] as const;

/** The file of an entry, from src. */
export const entryFile = (entry: string) => `.${entry}/index.ts`;

/** Lines like "./Button Button" and "./Button type ButtonProps", for every entry of the package. */
export function namesOf(packageFolder: string): string[] {
  return entriesOf(packageFolder).flatMap(({ subpath, file }) => {
    const names = exportedNames(path.join(packageFolder, "src", file));
    return [...names]
      .map(([name, isType]) => `${subpath} ${isType ? "type " : ""}${name}`)
      .toSorted(compare);
  });
}

/** Every name that a module exports, including those of `export * from`, and whether it is only a type. */
export function exportedNames(file: string): Map<string, boolean> {
  const { program, errors } = parseSync(file, readFileSync(file, "utf8"));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const names = new Map<string, boolean>();
  for (const statement of program.body) {
    if (statement.type === "ExportAllDeclaration") {
      if (statement.exported)
        names.set(nameOf(statement.exported), statement.exportKind === "type");
      else if (statement.source.value.startsWith(".")) {
        const next = path.resolve(path.dirname(file), statement.source.value);
        for (const [name, isType] of exportedNames(next)) {
          if (name !== "default") names.set(name, isType || statement.exportKind === "type");
        }
      } else
        throw new Error(`${file} re-exports all of ${statement.source.value}: name the exports.`);
    } else if (statement.type === "ExportNamedDeclaration") {
      const isType = statement.exportKind === "type";
      for (const specifier of statement.specifiers) {
        names.set(nameOf(specifier.exported), isType || specifier.exportKind === "type");
      }
      for (const name of declaredNames(statement.declaration)) names.set(name, isType);
    }
  }
  return names;
}

type Named = { type: string; name?: string; value?: string };

function nameOf(node: Named): string {
  return node.name ?? node.value ?? "";
}

function declaredNames(declaration: unknown): string[] {
  const node = declaration as null | {
    type: string;
    id?: Named;
    declarations?: { id: Named & { properties?: { value: Named }[] } }[];
  };
  if (!node) return [];
  if (node.declarations)
    return node.declarations.flatMap(
      // `export const { opened, closed } = slice.actions` exports each of them.
      ({ id }) => id.properties?.map(({ value }) => nameOf(value)) ?? [nameOf(id)],
    );
  return node.id ? [nameOf(node.id)] : [];
}
