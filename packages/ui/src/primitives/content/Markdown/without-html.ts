import type { Options } from "../../../bundled/react-markdown.ts";

type Plugin = Extract<NonNullable<Options["remarkPlugins"]>[number], (...args: never[]) => unknown>;

/** Where remark looks for extensions of its parser. */
interface ParserData {
  micromarkExtensions?: { disable: { null: string[] } }[];
}

/** HTML is shown as text anyway, and searching for its end takes quadratic time. */
export const withoutHtml: Plugin = function () {
  const data = this.data() as ParserData;
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: ["htmlFlow", "htmlText"] } });
};
