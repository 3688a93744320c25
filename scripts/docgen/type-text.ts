import { NodeBuilderFlags } from "typescript/unstable/sync";
import type { Checker, Type } from "typescript/unstable/sync";

/** The type as one would write it: `"small" | "medium"`, `ReactNode`. */
export function textOf(checker: Checker, type: Type | undefined): string {
  if (!type) return "";
  return checker
    .typeToString(type, undefined, NodeBuilderFlags.NoTruncation)
    .replace(/ \| undefined$/, "")
    .replace(/^\((.*=> \w+)\)$/, "$1")
    .replaceAll(", string | JSXElementConstructor<any>>", ">");
}
