import { basename } from "node:path";
import { allBuiltIn, ModelsFileFault, readModelsFile } from "@katha/narrator";
import { modelBook } from "../features/models/index.ts";
import { StartupError } from "../lib/startup-error.ts";
import { textOfFile } from "./text-of-file.ts";

/** Which providers serve which models. `keyOf` reads the variables that hold their keys. */
export function readModels(
  file: string | undefined,
  keyOf: (variable: string) => string | undefined,
) {
  if (file === undefined) return { bindings: allBuiltIn, warnings: [], keyNames: [] };
  const text = textOfFile("KATHA_MODELS", file, "models.example.jsonc");
  const keysOf = (kind: keyof typeof modelBook) =>
    modelBook[kind].map(({ model_key }) => model_key);
  try {
    return readModelsFile(text, {
      name: basename(file),
      models: { text: keysOf("text"), image: keysOf("image") },
      keyOf,
    });
  } catch (error) {
    throw error instanceof ModelsFileFault ? new StartupError(error.message) : error;
  }
}
