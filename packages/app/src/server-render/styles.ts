import createCache from "@emotion/cache";
import createEmotionServer from "@emotion/server/create-instance";
import { serverStylesAttribute, styleCacheKey } from "./style-names.ts";

/** Shared by all pages: styles are static, so it does not grow with visitors. The server replaces the nonce. */
export const styleCache = createCache({ key: styleCacheKey, nonce: "__CSP_NONCE__" });

const emotion = createEmotionServer(styleCache);

/**
 * The styles that Emotion used for this HTML. Emotion's own tag would be moved within the head when the browser's cache
 * is created, and that restyles the whole page.
 */
export function styleTag(html: string): string {
  const { styles } = emotion.extractCriticalToChunks(html);
  const names = styles.flatMap(({ ids }) => ids).join(" ");
  const rules = styles.map(({ css }) => css).join("");
  return `<style nonce="__CSP_NONCE__" ${serverStylesAttribute}="${names}">${rules}</style>`;
}
