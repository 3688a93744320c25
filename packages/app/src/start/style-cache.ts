import createCache, { type EmotionCache } from "@emotion/cache";
import { serverStylesAttribute, styleCacheKey } from "../server-render/style-names.ts";

/**
 * Emotion's cache, with the styles that the server has put into the page. With Emotion's own key, or finding its own style
 * elements, it would move them when it is made, and the whole page would be styled again: so they say their names in an
 * attribute of ours.
 */
export function styleCache(): EmotionCache {
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[${name}]`);
  const insertionPoint = meta("name=emotion-insertion-point");
  const nonce = meta("property=csp-nonce")?.nonce;
  const cache = createCache({
    key: styleCacheKey,
    ...(nonce && { nonce }),
    ...(insertionPoint && { insertionPoint }),
  });
  const names = document
    .querySelector(`style[${serverStylesAttribute}]`)
    ?.getAttribute(serverStylesAttribute);
  for (const name of names?.split(" ") ?? []) cache.inserted[name] = true;
  return cache;
}
