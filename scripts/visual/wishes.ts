import { parseArgs } from "node:util";
import { PlainError } from "../run/program.mjs";

export interface Wishes {
  /** Null where nothing is compared: sheets of what is here are wanted. */
  readonly base: string | null;
  /** Part of a story's title, name or id, or a regular expression. */
  readonly stories?: RegExp;
  readonly width?: number;
  readonly theme?: string;
}

const usage = `npm run visual -- --base REV [--stories PATTERN] [--width PIXELS] [--theme dark|light]
npm run visual -- --sheets [--stories PATTERN]

The first builds Storybook at REV and here, photographs every story in both with one browser, and writes a page
of what differs. The second writes a contact sheet of each screen as it is here, in every mode it has.
Example: npm run visual -- --base HEAD~1 --stories StoryCard`;

export function wishesFrom(args: string[]): Wishes {
  const { values } = parsed(args);
  if (values.base === undefined && !values.sheets)
    throw new PlainError(`Which revision is the base?\n\n${usage}`);
  const width = values.width === undefined ? undefined : Number(values.width);
  if (width !== undefined && !(Number.isInteger(width) && width > 0)) {
    throw new PlainError(`--width is a number of pixels, not ${values.width}.\n\n${usage}`);
  }
  return {
    base: values.sheets ? null : (values.base ?? null),
    ...(values.stories !== undefined && { stories: pattern(values.stories) }),
    ...(width !== undefined && { width }),
    ...(values.theme !== undefined && { theme: values.theme }),
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        base: { type: "string" },
        sheets: { type: "boolean" },
        stories: { type: "string" },
        width: { type: "string" },
        theme: { type: "string" },
      },
    });
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function pattern(text: string): RegExp {
  try {
    return new RegExp(text, "i");
  } catch {
    throw new PlainError(`--stories ${text} is no pattern that can be read.\n\n${usage}`);
  }
}
