import createCache, { type EmotionCache } from "@emotion/cache";
import { serverStylesAttribute, styleCacheKey } from "../server-render/style-names.ts";

/** Emotion's cache, with the styles that the server has put into the page. */
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
