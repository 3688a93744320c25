import { z } from "zod";
import type { SceneFacts } from "../../../port.ts";
import { jsonIn } from "../../json-in.ts";

/** What a model adds to a part that it told. */
export interface Details {
  choices: string[];
  /** Consequences, by the author's names. */
  happened: string[];
  scene: SceneFacts;
  /** What an ending is called. */
  title?: string;
}

const short = (most: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\s+/g, " ").trim())
    .pipe(z.string().min(1).max(most));
const shortOrNone = short(60).nullish().catch(undefined);
/** Parses leniently: keeps what can be used. */
const understood = z.object({
  choices: z.array(z.unknown()),
  scene: z
    .object({
      place: shortOrNone,
      mood: shortOrNone,
      hour: shortOrNone,
      weather: shortOrNone,
      cast: z.array(short(60)).max(12).nullish().catch(undefined),
    })
    .catch({}),
  happened: z.array(z.unknown()).catch([]),
});

const choice = short(140);
/** Without the fields that are not given. */
export function without<Value>(fields: Record<string, Value | null | undefined>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}

export function readDetails(answer: string): Details | null {
  const read = understood.safeParse(jsonIn(answer));
  if (!read.success) return null;
  const choices = read.data.choices.flatMap((one) => {
    const text = choice.safeParse(typeof one === "string" ? one : Reflect.get(Object(one), "text"));
    return text.success ? [text.data.replace(/^(?:[-*•]|\(?\d{1,2}[.)])\s+/u, "")] : [];
  });
  const happened = read.data.happened.filter((name) => typeof name === "string");
  return { choices, happened, scene: without(read.data.scene) };
}

const titled = z.object({ title: short(60) });

/** An ending's title; null where there is none. */
export function readTitle(answer: string): Details | null {
  const read = titled.safeParse(jsonIn(answer));
  if (!read.success) return null;
  const title = read.data.title.replace(/[.।]$/u, "");
  return { choices: [], happened: [], scene: {}, title };
}
