import { strFromU8 } from "fflate";
import { importBounds } from "./bounds.ts";
import type { Imported } from "./exchange.ts";
import { formats, type ImportFormat } from "./formats.ts";
import { type RefusalPlace, Refused, type Unreadable } from "./refused.ts";

export interface StoryRead extends Imported {
  kind: "story";
  format: ImportFormat;
}

/** Why nothing could be read, and where. */
export interface Refusal extends RefusalPlace {
  kind: "refused";
  why: Unreadable;
  /** The line of the text where reading ended. */
  text?: string;
}

export type Read = StoryRead | Refusal;

const tooLong = () => new Refused("too_long", { most: importBounds.length });

function textIn(bytes: Uint8Array): string {
  // A character takes three bytes at most.
  if (bytes.length > importBounds.length * 3) throw tooLong();
  const text = strFromU8(bytes);
  if (text.trim() === "") throw new Refused("blank");
  if (text.includes("\u0000")) throw new Refused("not_text");
  if (text.length > importBounds.length) throw tooLong();
  if (/<tw-(?:storydata|story)\b/.test(text)) throw new Refused("twine_page");
  return text;
}

/** One line, counted from 1 and cut for display. */
const lineOf = (text: string, at: number): string =>
  (text.split(/\r\n?|\n/)[at - 1] ?? "").trim().slice(0, 160).toWellFormed();

/** A story from a file in any format that we read, told by its name or else by what is in it. */
export function importStory(bytes: Uint8Array, fileName = ""): Read {
  let decoded: string | undefined;
  const content = {
    bytes,
    get text() {
      return (decoded ??= textIn(bytes));
    },
  };
  const ending = /\.(\w+)$/.exec(fileName.toLowerCase())?.[1];
  const isNamed = ({ endings }: { endings: readonly string[] }) =>
    endings.some((one) => one === ending);
  try {
    const format = formats.find(isNamed) ?? formats.find(({ isIt }) => isIt(content));
    if (format === undefined) throw new Refused("unknown");
    return { kind: "story", format: format.name, ...format.read(content) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { why, place } = error;
    const text = place.line === undefined ? {} : { text: lineOf(content.text, place.line) };
    return { kind: "refused", why, ...place, ...text };
  }
}
