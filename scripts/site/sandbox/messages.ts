/** What the page tells the frame. */
export interface ToFrame {
  readonly theme: string;
  /** A module as browsers run it. */
  readonly code?: string;
}

/** What the frame tells the page. */
export type FromFrame =
  | { readonly kind: "ready" }
  | { readonly kind: "shown" }
  | { readonly kind: "failed"; readonly message: string };
