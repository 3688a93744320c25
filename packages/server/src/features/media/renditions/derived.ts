/** Pictures made from the largest rendition: a JPEG for link previews, and the blurred one behind a session. */
export const derivedFiles = { social: "social.jpg", backdrop: "backdrop.webp" } as const;
export type Derived = keyof typeof derivedFiles;

export const socialSize = { width: 1200, height: 630 } as const;
/** Small, since it is stretched over the whole page. */
export const backdropSize = { width: 480, height: 270 } as const;

const kinds = Object.keys(derivedFiles) as Derived[];

export const derivedNamed = (file: string): Derived | undefined =>
  kinds.find((kind) => derivedFiles[kind] === file);

export const derivedTypes: Record<Derived, string> = {
  social: "image/jpeg",
  backdrop: "image/webp",
};
