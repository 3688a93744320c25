import { fieldsOf, type Fields } from "../../graph/fields.ts";
import type { Change, Effect } from "../model/effect.ts";
import { optionalCondition, valueFrom } from "./read-condition.ts";
import { isNumber, list, present } from "./scalars.ts";

function changeFrom(fields: Fields): Change {
  const { set, add, include, exclude, give, take, value, as, by, times } = fields;
  const to = valueFrom(fields["to"]);
  const byQuality = fields["by_quality"];
  if (typeof set === "string" && to !== undefined) return { set, to };
  if (typeof set === "string" && typeof as === "string") return { set, as };
  if (typeof add === "string" && isNumber(by)) return { add, by };
  if (typeof add === "string" && typeof byQuality === "string")
    return {
      add,
      by_quality: byQuality,
      ...(isNumber(times) && times !== 1 && { times }),
    };
  if (typeof include === "string" && typeof value === "string") return { include, value };
  if (typeof exclude === "string" && typeof value === "string") return { exclude, value };
  if (typeof give === "string") return { give };
  if (typeof take === "string") return { take };
  return { unreadable: Object.hasOwn(fields, "unreadable") ? fields["unreadable"] : fields };
}

export function effectFrom(written: unknown): Effect {
  const fields = fieldsOf(written);
  if (fields === undefined) return { unreadable: written };
  return present({
    ...changeFrom(fields),
    when: optionalCondition(fields["when"]),
    once: fields["once"] === true ? true : undefined,
  }) as Effect;
}

/** Undefined where there is no effect. */
export function effectsFrom(written: unknown): readonly Effect[] | undefined {
  const effects = list(written).map(effectFrom);
  return effects.length === 0 ? undefined : effects;
}
