import type { ImageBinding, Provider } from "../models-file/bindings.ts";
import type { Fetch } from "../protocols/model.ts";

/** A picture that is asked of a provider. */
export interface PictureAsked {
  provider: string;
  at: Provider;
  binding: ImageBinding;
  prompt: string;
  signal: AbortSignal;
  fetch: Fetch;
  /** Fetches a picture from an external address, or refuses to. */
  fetchPicture: (url: string) => Promise<Buffer>;
}

/** Paints in one protocol: the bytes as they came. Throws a NarratorFault. */
export type Painting = (asked: PictureAsked) => Promise<Buffer>;

/** Width and height of a binding's pictures. */
export function sizeOf({ size }: ImageBinding): { width: number; height: number } {
  const [width = 0, height = 0] = size.split("x").map(Number);
  return { width, height };
}

const noWriting = "text, letters, watermark, signature, frame, border of a screen, blurry";

/** How diffusion models on one's own machine are asked, unless the binding's body says otherwise. */
export function samplingOf(binding: ImageBinding) {
  const { width, height } = sizeOf(binding);
  const isFast = /turbo|lightning|hyper|schnell|lcm/i.test(binding.model);
  const isFlux = /flux/i.test(binding.model);
  const toEight = (length: number) => Math.max(64, Math.round(length / 8) * 8);
  return {
    width: toEight(width),
    height: toEight(height),
    steps: isFast ? 8 : 28,
    cfg: isFlux ? 1 : isFast ? 1.5 : 6.5,
    unwanted: isFlux ? "" : noWriting,
  };
}
