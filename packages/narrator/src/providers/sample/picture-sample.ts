import type { PaintFailure } from "@katha/api/contract";
import { picturePrompt, type PictureRequest } from "../asking/pictures.ts";
import { deadlineFor } from "../deadline.ts";
import { faultOf, type NarratorFault } from "../faults.ts";
import { painted } from "../painting/paint.ts";
import type { PictureAsked } from "../painting/painting.ts";

interface PictureSampleNeeds extends Omit<PictureAsked, "prompt" | "provider"> {
  view: PictureRequest;
}

interface PaintedSample {
  bytes: Buffer | undefined;
  failed: PaintFailure | null;
  whole_ms: number;
}

const byReason: Readonly<Record<string, PaintFailure>> = {
  unpaid: "unpaid",
  "unknown model": "model_unknown",
  "broken off": "broken_off",
  "no picture": "no_picture",
  "took too long": "too_slow",
  "painting failed": "provider_failed",
};

function failureOf({ kind, status, why }: NarratorFault): PaintFailure {
  if (kind === "refused") return "refused";
  const known = byReason[why];
  if (known !== undefined) return known;
  if (status === 401 || status === 403) return "key_refused";
  if (status === 429 || status === 503) return "too_many_requests";
  return status === undefined ? "unreachable" : "provider_failed";
}

/** A picture by a model that need not be bound, asked for as a turn would ask. */
export async function pictureSampleOf(needs: PictureSampleNeeds): Promise<PaintedSample> {
  const { view, signal, binding, ...asked } = needs;
  const { provider } = binding;
  const began = performance.now();
  using deadline = deadlineFor(provider, signal, binding.seconds * 1_000);
  const after = (outcome: Pick<PaintedSample, "bytes" | "failed">) => ({
    ...outcome,
    whole_ms: Math.round(performance.now() - began),
  });
  try {
    const prompt = picturePrompt(view);
    const bytes = await painted({ ...asked, binding, provider, prompt, signal: deadline.signal });
    return after({ bytes, failed: null });
  } catch (error) {
    signal.throwIfAborted();
    return after({ bytes: undefined, failed: failureOf(faultOf(error, "silent", provider)) });
  }
}
