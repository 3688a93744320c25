import createCache from "@emotion/cache";
import createEmotionServer from "@emotion/server/create-instance";
import { emotionKey } from "../emotion-key.ts";

/** Shared by all pages: our styles are static, so what it holds does not grow with visitors. The server replaces the nonce. */
export const styleCache = createCache({ key: emotionKey, nonce: "__CSP_NONCE__" });

const emotion = createEmotionServer(styleCache);

/** The styles that Emotion used for this HTML. */
export function styleTags(html: string): string {
  return emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
}
