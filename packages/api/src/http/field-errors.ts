import { shapeName } from "../read/names.ts";
import { toApiError } from "./api-error.ts";

/**
 * What a 422 found wrong, by field: the last part of its `loc`, or what `names` calls that in a form, without those that
 * it does not name. The first fault of a field counts; undefined where there is none.
 */
export function fieldErrors<Name extends string = string>(
  error: unknown,
  names?: Readonly<Record<string, Name>>,
): Partial<Record<Name, string>> | undefined {
  const found: Partial<Record<string, string>> = {};
  for (const { loc, msg } of toApiError(error).fields) {
    const sent = shapeName(String(loc.at(-1)));
    const name = names ? names[sent] : sent;
    if (name !== undefined) found[name] ??= msg;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}
