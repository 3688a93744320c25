import { readFileSync } from "node:fs";
import path from "node:path";
import type { PictureSource } from "@katha/ui";
import { type DrawnPage, drawnId } from "../drawn/drawn-page.ts";
import type { DrawnName } from "./drawn-modules.ts";
import { liftStyleAttributes } from "./style-attributes.ts";
import { type StyleRule, rulesOf, stylesFor } from "./styles.ts";

export interface Drawing {
  readonly markup: string;
  readonly drawn: DrawnPage;
  readonly title: string;
  readonly lead: PictureSource | null;
}

interface Blank {
  readonly html: string;
  readonly rules: readonly StyleRule[];
}

const blanks = new Map<DrawnName, Blank>();
const styleOfPage = /(<style[^>]*>)([\s\S]*?)(?=<\/style>)/;

/** The build has written a page for each route beside this module. */
function blankOf(name: DrawnName): Blank {
  const read = () => {
    const html = readFileSync(path.join(import.meta.dirname, `${name}.html`), "utf8");
    return { html, rules: rulesOf(styleOfPage.exec(html)?.[2] ?? "") };
  };
  const blank = blanks.get(name) ?? read();
  blanks.set(name, blank);
  return blank;
}

/** Puts what was drawn into its page. What people wrote goes in by functions, as `$&` would be an instruction. */
export function pageFrom(name: DrawnName, drawing: Drawing): string {
  const { drawn, title, lead } = drawing;
  const { html, rules } = blankOf(name);
  const { markup, rules: ownRules } = liftStyleAttributes(drawing.markup);
  const answers = JSON.stringify(drawn).replaceAll("<", String.raw`\u003c`);
  const data = `<script type="application/json" id="${drawnId}">${answers}</script>`;
  return html
    .replace(`<html lang="en"`, () => `<html lang="${drawn.language}"`)
    .replace(
      styleOfPage,
      (_, start: string) => start + stylesFor(rules, firstScreenOf(markup)) + ownRules,
    )
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${inText(title)}</title>${lead ? preload(lead) : ""}${seenAtOnce(markup)}`,
    )
    .replace(`<div id="katha"></div>`, () => `<div id="katha">${markup}</div>${data}`);
}

const below = /<section[^>]* data-below="true"[\s\S]*?<\/section>/g;

function firstScreenOf(markup: string): string {
  return markup.replaceAll(below, "");
}

/** The first screen ends where the second section begins. Painted piece by piece it would be laid out as often. */
const secondSection = /<section[\s\S]*?<section[^>]* aria-labelledby="([^"]+)"/;

function seenAtOnce(markup: string): string {
  const id = secondSection.exec(markup)?.[1];
  return id === undefined ? "" : `<link rel="expect" href="#${inText(id)}" blocking="render">`;
}

function preload({ src, avif }: PictureSource): string {
  const which = avif
    ? `type="image/avif" imagesrcset="${inText(avif)}" imagesizes="100vw"`
    : `href="${inText(src)}"`;
  return `<link rel="preload" as="image" ${which} fetchpriority="high">`;
}

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };

function inText(text: string): string {
  return text.replaceAll(/[&<"]/g, (sign) => signs[sign] ?? sign);
}
