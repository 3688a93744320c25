import type { Derived } from "../renditions/derived.ts";
import type { Rendition } from "../renditions/rendition.ts";

/** Work on a picture that is done in a separate process. */
export type PictureWork =
  | { readonly kind: "redraw"; readonly bytes: Uint8Array; readonly side: number }
  | { readonly kind: "svg"; readonly svg: string; readonly rendition: Rendition }
  | { readonly kind: "upload"; readonly bytes: Uint8Array; readonly rendition: Rendition }
  | { readonly kind: Derived; readonly bytes: Uint8Array };

export interface PictureMade {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Why bytes are refused as a picture, by their header or on decoding. */
export const pictureFaults = ["too_many_pixels", "unreadable"] as const;
export type PictureFault = (typeof pictureFaults)[number];
