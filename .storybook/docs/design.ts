/** Where a story was drawn: `parameters: { design }` of the meta or of one story. Its docs page links there. */
export interface Design {
  /** A frame of Figma, or of whatever else the design lies in. */
  readonly url: string;
}
