import type { z } from "zod";
import { commentedJsonFault, parseCommentedJson } from "./commented-json.ts";
import { nearestWord } from "./nearest-word.ts";
import { modelsFile, paintsOnly, type Bindings, type Provider } from "./bindings.ts";

/** An error in a models file, explained to its author. */
export class ModelsFileFault extends Error {
  override name = "ModelsFileFault";
}

interface ModelsFileNeeds {
  /** The file's name, as messages call it. */
  name: string;
  /** Katha's models, by kind. */
  models: Readonly<Record<"text" | "image", readonly string[]>>;
  /** What a variable is set to, by its name. */
  keyOf: (variable: string) => string | undefined;
}

interface ReadModels {
  bindings: Bindings;
  warnings: string[];
  /** The variables that keys were read from. */
  keyNames: string[];
}

type ModelsFile = z.output<typeof modelsFile>;

function parsed(text: string, name: string): ModelsFile {
  let json: unknown;
  try {
    json = parseCommentedJson(text);
  } catch (error) {
    throw new ModelsFileFault(commentedJsonFault(name, text, error));
  }
  const read = modelsFile.safeParse(json);
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `${placeOf(issue.path)} ${wordsOf(issue)}`);
  throw new ModelsFileFault(`${name}: ${faults.join("; ")}.`);
}

const placeOf = (path: readonly PropertyKey[]) => path.map(String).join(".") || "the file";

/** What settings of earlier versions are called now. */
const renamed: Readonly<Record<string, string>> = { structure: "structuredOutput" };
const unknown = (key: string) =>
  Object.hasOwn(renamed, key) ? `${key} (it is called ${renamed[key]} now)` : key;

function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys")
    return `has no setting ${issue.keys.map(unknown).join(", ")}`;
  // Where a binding or a list is allowed, reports the errors of the closer match.
  if (issue.code === "invalid_union")
    return issue.errors
      .toSorted((one, other) => depthOf(other) - depthOf(one))
      .slice(0, 1)
      .flat()
      .map((inner) => `${inner.path.join(".")} ${wordsOf(inner)}`.trim())
      .join(", ");
  return issue.message.startsWith("must") ? issue.message : `is not right: ${issue.message}`;
}

function depthOf(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

function suggestion(word: string, known: readonly string[]): string {
  const near = nearestWord(word, known);
  return near === undefined ? ` There are: ${known.join(", ")}.` : ` Did you mean ${near}?`;
}

function checkNames(
  { providers, text, image }: ModelsFile,
  { name, models }: ModelsFileNeeds,
): void {
  const known = Object.keys(providers);
  for (const [kind, bindings] of Object.entries({ text, image }))
    for (const [key, bound] of Object.entries(bindings)) {
      const keys = models[kind as "text" | "image"];
      if (key !== "*" && !keys.includes(key))
        throw new ModelsFileFault(
          `${name} binds "${key}", which is no ${kind} model of Katha.${suggestion(key, keys)}`,
        );
      for (const { provider } of bound) {
        if (!known.includes(provider))
          throw new ModelsFileFault(
            `${name}: ${kind}.${key} names the provider "${provider}", which is not among the file's providers.${suggestion(provider, known)}`,
          );
        if (kind === "text" && paintsOnly(providers[provider]?.protocol ?? "openai"))
          throw new ModelsFileFault(
            `${name}: text.${key} names the provider "${provider}", which paints and does not tell.`,
          );
      }
    }
}

/** A host name of one word, or an address of a private network. */
const near =
  /^(?:[^.:]+|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[::1\]|\[f[cd][\da-f]{2}:[\da-f:]+\])$/;

function resolved(
  given: ModelsFile["providers"],
  { name, keyOf }: ModelsFileNeeds,
): { providers: Record<string, Provider>; warnings: string[] } {
  const warnings: string[] = [];
  const providers = Object.fromEntries(
    Object.entries(given).map(([provider, { protocol: spoken, baseURL, key, headers }]) => {
      const { protocol, hostname, username, password } = new URL(baseURL);
      if (username !== "" || password !== "")
        throw new ModelsFileFault(
          `${name}: providers.${provider}.baseURL must not carry a password. Name the variable that holds the key in "key".`,
        );
      const apiKey = key === undefined ? undefined : keyOf(key)?.trim() || undefined;
      if (key !== undefined && apiKey === undefined)
        throw new ModelsFileFault(
          `${name} reads the key of ${provider} from ${key}, which is not set. Set it in .env, or leave "key" out if the provider needs none.`,
        );
      if (protocol === "http:" && apiKey !== undefined && !near.test(hostname))
        warnings.push(
          `${name} sends the key of ${provider} over http://, where others can read it.`,
        );
      return [provider, { protocol: spoken, baseURL, apiKey, headers }];
    }),
  );
  return { providers, warnings };
}

/** Reads the file that binds Katha's models to providers, and their keys. */
export function readModelsFile(text: string, needs: ModelsFileNeeds): ReadModels {
  const written = parsed(text, needs.name);
  checkNames(written, needs);
  const { providers, warnings } = resolved(written.providers, needs);
  return {
    bindings: { providers, text: written.text, image: written.image },
    warnings,
    keyNames: Object.values(written.providers).flatMap(({ key }) => key ?? []),
  };
}
