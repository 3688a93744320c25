import { modelBook } from "./book.ts";
import type { ModelRuntime } from "@katha/api/contract";

/** What the start says where something on this machine could tell and nothing is bound: it binds nothing by itself. */
export function localRuntimeLine(
  runtimes: readonly ModelRuntime[],
  { servedBy, address }: { servedBy: (modelKey: string) => string | undefined; address: string },
): string | undefined {
  if (modelBook.text.some(({ model_key }) => servedBy(model_key) !== undefined)) return undefined;
  for (const { title, models } of runtimes) {
    const [best] = models
      .filter(({ kind }) => kind === "text")
      .toSorted((one, other) => (other.billions ?? 0) - (one.billions ?? 0));
    if (best !== undefined)
      return `${title} is here with ${best.model}: bind it at ${address}/admin/models`;
  }
  return undefined;
}
