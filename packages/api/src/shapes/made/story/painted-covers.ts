// Made from the contract by `npm run readers`.

export interface PaintedCover {
  /** What `cover_image_url` takes */
  url: string;
  /** What it shows, in the story's language */
  alt: string;
  paintedBy: string;
}

export interface PaintedCovers {
  drafts: PaintedCover[];
}
