import type { PictureSource } from "@katha/ui";
import { base } from "../routes/base.ts";
import { filesOf, fontsOf } from "./preloads.ts";
import { styleTag } from "./styles.ts";

interface HeadOf {
  readonly html: string;
  readonly language: string;
  readonly module: string;
  readonly lead: PictureSource | null;
}

/** The page's picture and fonts, the styles that Emotion used for this HTML, and the scripts of its route. */
export function headOf({ html, language, module, lead }: HeadOf): string {
  const scripts = filesOf(module).map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${base}/${file}">`,
  );
  const fonts = fontsOf(language).map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="${base}/${file}">`,
  );
  return [...(lead ? [preloadOf(lead)] : []), ...fonts, styleTag(html), ...scripts].join("");
}

function preloadOf({ src, avif }: PictureSource): string {
  const which = avif
    ? `type="image/avif" imagesrcset="${escaped(avif)}" imagesizes="100vw"`
    : `href="${escaped(src)}"`;
  return `<link rel="preload" as="image" ${which} fetchpriority="high">`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<"]/g, (sign) => entities[sign] ?? sign);
}
