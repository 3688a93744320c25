/** The picture for link previews: a JPEG in the usual shape. */
export const socialFile = "social.jpg";
export const socialSize = { width: 1200, height: 630 } as const;
