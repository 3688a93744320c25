import { createHash } from "node:crypto";
import path from "node:path";
import type { SerializedStyles } from "@emotion/react";
import type { Plugin } from "vite";
import { type StyleConstant, styleConstants } from "./evaluate.ts";
import { rulesOf, sheetOf } from "./sheet.ts";

const sheetEnding = ".katha-styles.css";
const runtime = path.resolve(import.meta.dirname, "../../src/styled-jsx-runtime.ts");

/**
 * Our styles are static, so the built app has them in style sheets, and in the code only the names
 * of their classes: the browser neither fetches nor runs Emotion. docs/decisions/0041 has the bytes.
 */
export function staticStyles(): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: "katha:static-styles",
    apply: "build",
    enforce: "pre",
    resolveId(id) {
      if (id === "@emotion/react/jsx-runtime") return runtime;
      return sheets.has(id) ? id : null;
    },
    load: (id) => sheets.get(id) ?? null,
    transform: {
      filter: { id: /\/packages\/ui\/src\/.+\.tsx?$/, code: /"@emotion\/react"/ },
      async handler(source, file) {
        const { code, sheet } = await compile(file, source);
        if (sheet === "") return { code, map: null };
        const id = `${file}${sheetEnding}`;
        sheets.set(id, sheet);
        // Last of its imports: what a style is laid over stands before it in the sheet.
        return { code: `${code}\nimport ${JSON.stringify(id)};`, map: null };
      },
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const emotion =
          file.type === "chunk" && file.moduleIds.find((id) => /\/@emotion\//.test(id));
        if (emotion) this.error(`${file.fileName} carries ${emotion}: a style of it is not static`);
      }
    },
  };
}

export async function compile(
  file: string,
  source: string,
): Promise<{ code: string; sheet: string }> {
  const rules: string[] = [];
  const written = (await styleConstants(file, source)).flatMap((constant) => {
    const own = writeDown(constant, file);
    rules.push(...own.rules);
    return own.isStyled ? [{ ...constant, text: JSON.stringify(own.value) }] : [];
  });
  let code = source;
  for (const { start, end, text } of written.toReversed()) {
    code = `${code.slice(0, start)}${text}${code.slice(end)}`;
  }
  return { code, sheet: sheetOf(rules) };
}

interface Written {
  readonly value: unknown;
  readonly rules: readonly string[];
  readonly isStyled: boolean;
}

/** The constant with a class name in the place of each style. */
function writeDown({ name, value }: StyleConstant, file: string): Written {
  const rules: string[] = [];
  let isStyled = false;
  const walk = (one: unknown, place: string): unknown => {
    if (isStyle(one)) {
      isStyled = true;
      const className = classNameOf(place, one);
      const own = rulesOf(className, one);
      rules.push(...own);
      return own.some((rule) => rule.includes(className)) ? className : "";
    }
    if (Array.isArray(one)) return one.map((item, at) => walk(item, `${place}.${at}`));
    if (typeof one !== "object" || one === null) return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, item]) => [key, walk(item, `${place}.${key}`)]),
    );
  };
  const base = path.relative(path.resolve(import.meta.dirname, "../../../ui/src"), file);
  return { value: walk(value, `${base}:${name}`), rules, isStyled };
}

function isStyle(value: unknown): value is SerializedStyles {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof (value as SerializedStyles).name === "string" &&
    typeof (value as SerializedStyles).styles === "string"
  );
}

/** Of the place too: two styles that say the same in two places must each stand in their own. */
function classNameOf(place: string, { styles }: SerializedStyles): string {
  const hash = createHash("sha256").update(`${place} ${styles}`).digest("base64url");
  return `k${hash.replaceAll(/[-_]/g, "").slice(0, 5)}`;
}
