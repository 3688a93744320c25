/** Prefixes the class names. */
export const emotionKey = "katha";

/** The attribute of the server's style element, with the names of the styles in it. */
export const serverStyles = "data-server-styles";
