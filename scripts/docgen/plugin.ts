import path from "node:path";
import type { Plugin } from "vite";
import { defaultOf, PropsReader } from "./props.ts";
import type { ComponentDocs, PropDocs } from "./props.ts";

const components = /\/src\/(?:primitives|parts)\/.*(?<!\.stories|\.test)\.tsx$/;

/**
 * Adds `__docgenInfo` to each component of a package, from which Storybook builds its tables and controls, and `dataTypes`,
 * which our pages show below them.
 */
export function docgen(packageFolder: string): Plugin {
  let reader: PropsReader | undefined;
  const isComponent = (file: string) => file.startsWith(packageFolder) && components.test(file);
  return {
    name: "katha:docgen",
    enforce: "pre",
    transform(code, id) {
      if (!isComponent(id)) return undefined;
      reader ??= new PropsReader(packageFolder);
      const infos = reader.components(id).filter(({ name }) => isDeclared(code, name));
      const added = infos.flatMap((docs) => [
        `${docs.name}.__docgenInfo = ${JSON.stringify(infoOf(docs))};`,
        `${docs.name}.dataTypes = ${JSON.stringify(docs.dataTypes)};`,
      ]);
      return { code: [code, ...added].join("\n"), map: null };
    },
    watchChange(file) {
      if (/\.tsx?$/.test(file)) reader?.update([path.resolve(file)]);
    },
    buildEnd() {
      reader?.[Symbol.dispose]();
      reader = undefined;
    },
  };
}

/** Re-exports are documented where they are declared. */
function isDeclared(code: string, name: string): boolean {
  return new RegExp(`^export (?:function|const|class) ${name}\\b`, "m").test(code);
}

/** In the format of react-docgen-typescript, which Storybook reads. */
function infoOf({ name, description, props }: ComponentDocs) {
  return {
    displayName: name,
    description,
    props: Object.fromEntries(props.map((prop) => [prop.name, propInfo(prop)])),
  };
}

function propInfo(prop: PropDocs) {
  const { name, type, required, description } = prop;
  const defaultValue = defaultOf(prop);
  return {
    name,
    description,
    required,
    type:
      type.literals.length > 0
        ? { name: "enum", raw: type.text, value: type.literals.map((value) => ({ value })) }
        : { name: type.text },
    // Storybook adds the quotes of strings itself.
    defaultValue:
      defaultValue === undefined ? null : { value: defaultValue.replace(/^"(.*)"$/, "$1") },
  };
}
