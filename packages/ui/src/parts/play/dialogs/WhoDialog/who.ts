import type { WhoAsked, WhoForm } from "@katha/api/shapes";

/** The player's answers, by id. */
export type WhoAnswers = { [Of in keyof WhoForm]-?: NonNullable<WhoForm[Of]> };

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/**
 * Earlier answers if they are still valid; otherwise defaults with which the player can begin at
 * once.
 */
export function answersFor(asked: WhoAsked, before?: unknown): WhoAnswers {
  const earlier = isRecord(before) ? before : {};
  const said = isRecord(earlier["qualities"]) ? earlier["qualities"] : {};
  const qualities = asked.qualities.map(({ id, kind, values, start }) => {
    const answer = said[id];
    const isFitting = typeof answer === "string" && (kind === "text" || values.includes(answer));
    return [id, isFitting ? answer : start];
  });
  const packed: unknown = earlier["things"];
  const things = asked.things.map(({ id }) => id);
  return {
    qualities: Object.fromEntries(qualities) as Record<string, string>,
    things: Array.isArray(packed)
      ? things.filter((id) => packed.includes(id))
      : things.slice(0, asked.thingsMost),
  };
}
