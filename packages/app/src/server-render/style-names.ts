/** What the server's styles and the browser's Emotion cache must agree on: the prefix of class names ... */
export const styleCacheKey = "katha";

/** ... and the attribute of the server's style element, which lists the styles in it. */
export const serverStylesAttribute = "data-server-styles";
