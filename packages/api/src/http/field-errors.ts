import { shapeName } from "../read/names.ts";
import { toApiError } from "./api-error.ts";

/**
 * What a 422 found wrong, by field: the last part of its `loc`, as forms call it, of those that a form has. The first
 * fault of a field counts; undefined where there is none.
 */
export function fieldErrors<Name extends string = string>(
  error: unknown,
  names?: readonly Name[],
): Partial<Record<Name, string>> | undefined {
  const found: Partial<Record<string, string>> = {};
  for (const { loc, msg } of toApiError(error).fields) {
    const name = shapeName(String(loc.at(-1)));
    if (names === undefined || names.some((one) => one === name)) found[name] ??= msg;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}
