/** The design of a component, set as `parameters: { design }` on the meta or a story. The docs page links to it. */
export interface Design {
  /** The address of a frame in Figma or another design tool. */
  readonly url: string;
}
