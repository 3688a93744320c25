import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { allBuiltIn, ModelsFileFault, readModelsFile } from "@katha/narrator";
import { modelBook } from "../features/models/index.ts";
import { errorCodeOf } from "../lib/error-code.ts";
import { StartupError } from "../lib/startup-error.ts";

/** Which providers serve which models. `keyOf` reads the variables that hold their keys. */
export function readModels(
  file: string | undefined,
  keyOf: (variable: string) => string | undefined,
) {
  if (file === undefined) return { bindings: allBuiltIn, warnings: [], keyNames: [] };
  if (!existsSync(file))
    throw new StartupError(
      `KATHA_MODELS names ${file}, and there is no such file. Begin with a copy of models.example.jsonc.`,
    );
  const text = contentOf(file);
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

function contentOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const reason = errorCodeOf(error) ?? "no reason";
    throw new StartupError(
      `KATHA_MODELS names ${file}, which cannot be read (${reason}). Name a file like models.example.jsonc.`,
    );
  }
}
