import { escaped } from "../../lib/escaped.ts";

/** Markup that is ready to be sent; anything else put into `html` is escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (part === false || part == null) return "";
  if (typeof part === "object") return part.map(markupOf).join("");
  return escaped(String(part));
}

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(markupOf)));
}
