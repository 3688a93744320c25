/** Prefixes the class names. Not Emotion's default: that cache would move the server's styles about when it starts. */
export const emotionKey = "katha";
