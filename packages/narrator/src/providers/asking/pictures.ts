import { z } from "zod";
import { cutTo } from "../../prompt/index.ts";
import { policyFor } from "../../safety/index.ts";
import type { ImageBinding, Provider } from "../models-file/bindings.ts";
import type { Breaker } from "../breaker.ts";
import { faultOf, NarratorFault } from "../faults.ts";
import type { Log } from "../bound-model.ts";
import { below } from "../protocols/address.ts";
import type { Fetch } from "../protocols/model.ts";
import { firstToAnswer } from "./first-to-answer.ts";

/** A description of the picture for an image model. */
interface PictureRequest {
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

function picturePrompt({ words, style, contentRating }: PictureRequest): string {
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

const answered = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
});

const largestBytes = 20 * 1024 * 1024;

/** Magic bytes of the formats that models return. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString("latin1");
  const isWebp = head.startsWith("RIFF") && head.endsWith("WEBP");
  return head.startsWith("\u0089PNG") || head.startsWith("\u00ff\u00d8\u00ff") || isWebp;
}

export function remotePainter({
  boundModels,
  fetch,
  fetchPicture,
  log,
}: PicturesNeeds): RemotePainter {
  /** A provider's own pictures may be on its private address, which is forbidden to all others. */
  async function fetched(url: string, at: Provider, signal: AbortSignal): Promise<Buffer> {
    if (URL.parse(url)?.origin !== new URL(at.baseURL).origin) return fetchPicture(url);
    const response = await (at.fetch ?? fetch)(url, { signal, redirect: "error" });
    if (!response.ok) throw Object.assign(new Error("no picture"), { statusCode: response.status });
    return Buffer.from(await response.arrayBuffer());
  }

  async function ask(
    boundModel: ImageSpeaker,
    prompt: string,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const { binding, at, provider } = boundModel;
    const { model, size, body } = binding;
    const response = await (at.fetch ?? fetch)(below(at.baseURL, "images/generations"), {
      method: "POST",
      signal,
      redirect: "error",
      headers: {
        "content-type": "application/json",
        ...(at.apiKey !== undefined && { authorization: `Bearer ${at.apiKey}` }),
        ...at.headers,
      },
      body: JSON.stringify({ model, prompt, n: 1, size, ...body }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      const isRefused = response.status === 400;
      const fault = {
        statusCode: response.status,
        responseHeaders: Object.fromEntries(response.headers),
      };
      throw faultOf(fault, isRefused ? "refused" : "silent", provider);
    }
    const [first] = answered.parse(await response.json()).data;
    const bytes = first?.b64_json
      ? Buffer.from(first.b64_json, "base64")
      : await fetched(first?.url ?? "", at, signal);
    if (bytes.length > largestBytes || !isPicture(bytes))
      throw new NarratorFault("silent", { provider, why: "no picture" });
    return bytes;
  }

  return {
    paint: async (view, signal) => {
      const prompt = picturePrompt(view);
      const { answer, servedBy } = await firstToAnswer(boundModels, {
        signal,
        msFor: ({ binding }) => binding.seconds * 1_000,
        ask: (boundModel, ending) => ask(boundModel, prompt, ending),
        failed: "A painter failed",
        log,
      });
      return { bytes: answer, servedBy };
    },
  };
}
