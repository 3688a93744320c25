import { cutTo } from "../../prompt/index.ts";
import { policyFor } from "../../safety/index.ts";
import type { ImageBinding, Provider } from "../models-file/bindings.ts";
import type { Breaker } from "../breaker.ts";
import type { Log } from "../bound-model.ts";
import type { Fetch } from "../protocols/model.ts";
import { painted } from "../painting/paint.ts";
import { firstToAnswer } from "./first-to-answer.ts";

/** A description of the picture for an image model. */
export interface PictureRequest {
  /** The scene in an English sentence or two. */
  words: string;
  /** The model's key, which names the painting style. */
  style: string;
  contentRating: string;
}

export interface RemotePainter {
  /** The bytes of a picture in any format. Throws a NarratorFault when no model paints. */
  paint: (
    view: PictureRequest,
    signal: AbortSignal,
  ) => Promise<{ bytes: Buffer; servedBy: string }>;
}

interface ImageSpeaker {
  provider: string;
  binding: ImageBinding;
  breaker: Breaker;
  at: Provider;
}

interface PicturesNeeds {
  boundModels: readonly ImageSpeaker[];
  fetch: Fetch;
  /** Fetches a picture from an external address, or refuses to. */
  fetchPicture: (url: string) => Promise<Buffer>;
  log: Log;
}

const styleWords: Readonly<Record<string, string>> = {
  vishvakarma:
    "An Indian court miniature of palace and temple: flat opaque colours, fine even lines, an ornamental border.",
  chitrakar:
    "A pattachitra scroll painting of Odisha: bold dark outlines, earth red, yellow and black, a floral border.",
  ajanta:
    "A mural in the manner of Ajanta: mineral ochres and green on plaster, long eyes, soft modelling.",
  ravivarma:
    "An Indian academic oil painting of about 1900: painterly light, cloth and jewels closely observed.",
};

export function picturePrompt({ words, style, contentRating }: PictureRequest): string {
  const styled = Object.hasOwn(styleWords, style) ? (styleWords[style] ?? "") : "";
  return [
    cutTo(words.replaceAll(/\s+/g, " ").trim(), 500),
    styled,
    "One scene, no writing, no frame of a screen, no signature.",
    policyFor(contentRating),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

export function remotePainter({
  boundModels,
  fetch,
  fetchPicture,
  log,
}: PicturesNeeds): RemotePainter {
  return {
    paint: async (view, signal) => {
      const prompt = picturePrompt(view);
      const { answer, servedBy } = await firstToAnswer(boundModels, {
        signal,
        msFor: ({ binding }) => binding.seconds * 1_000,
        ask: ({ provider, binding, at }, ending) =>
          painted({ provider, binding, at, prompt, signal: ending, fetch, fetchPicture }),
        failed: "A painter failed",
        log,
      });
      return { bytes: answer, servedBy };
    },
  };
}
