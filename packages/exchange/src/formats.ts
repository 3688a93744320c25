import { isZip } from "./archive.ts";
import { importBundle } from "./bundle/read.ts";
import { importChoiceScript } from "./choicescript/import.ts";
import type { Imported } from "./exchange.ts";
import { importInk } from "./ink/import.ts";
import { importJson } from "./json/json.ts";
import { importTwee } from "./twee/import.ts";

/** What is in a file. */
interface Content {
  bytes: Uint8Array;
  /** Throws `Refused` where there is no text that could be a story. */
  text: string;
}

interface Format {
  /** The interface calls it by its message `format.NAME`. */
  name: string;
  /** Of its files' names. */
  endings: readonly string[];
  /** Asked in this order where the file's name says nothing. */
  isIt: (content: Content) => boolean;
  /** Throws `Refused`. */
  read: (content: Content) => Imported;
}

const text = (looks: RegExp, read: (text: string) => Imported) => ({
  isIt: (content: Content) => looks.test(content.text),
  read: (content: Content) => read(content.text),
});

const choiceScriptLine =
  /^[ \t]*\*(?:create[ \t]+\w|choice[ \t]*$|fake_choice[ \t]*$|scene_list|page_break|finish[ \t]*$|goto_scene|label[ \t]+\w)/m;
const inkLine = /^[ \t]*(?:={2,}[ \t]*\w|->[ \t]*\w|[*+][ \t]*\S)/m;

/** Everything that a story is read from. */
export const formats = [
  { name: "bundle", endings: ["zip"], isIt: isZip, read: importBundle },
  { name: "json", endings: ["json"], ...text(/^\s*\{|^\s*\[(?!\[)/, importJson) },
  { name: "twee", endings: ["twee", "twee3", "tw"], ...text(/^::\s*\S/m, importTwee) },
  { name: "choicescript", endings: [], ...text(choiceScriptLine, importChoiceScript) },
  { name: "ink", endings: ["ink"], ...text(inkLine, importInk) },
] as const satisfies readonly Format[];

export type ImportFormat = (typeof formats)[number]["name"];
