import { NarratorFault } from "../faults.ts";
import { below } from "../protocols/address.ts";
import { bearer } from "../protocols/bearer.ts";
import { answered, pictureIn } from "./answers.ts";
import { sizeOf, type Painting } from "./painting.ts";

/** Stability's services, and the models of the third. */
export const stabilityModels = [
  "ultra",
  "core",
  "sd3.5-large",
  "sd3.5-large-turbo",
  "sd3.5-medium",
] as const;

const ratios = ["21:9", "16:9", "3:2", "5:4", "1:1", "4:5", "2:3", "9:16", "9:21"] as const;

const valueOf = (ratio: string) => {
  const [width = 1, height = 1] = ratio.split(":").map(Number);
  return Math.log(width / height);
};

/** The closest of the forms in which Stability paints. */
export function closestRatio(width: number, height: number): string {
  const wanted = Math.log(width / height);
  const away = (ratio: string) => Math.abs(valueOf(ratio) - wanted);
  return ratios.toSorted((one, other) => away(one) - away(other))[0] ?? "1:1";
}

export const paintStability: Painting = async (asked) => {
  const { at, binding, prompt, provider } = asked;
  const { model, body } = binding;
  const { width, height } = sizeOf(binding);
  const isService = model === "ultra" || model === "core";
  const fields: Record<string, unknown> = {
    prompt,
    aspect_ratio: closestRatio(width, height),
    output_format: "png",
    ...(!isService && { model }),
    ...body,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== null) form.set(name, typeof value === "string" ? value : JSON.stringify(value));
  const answer = await answered(
    asked,
    below(at.baseURL, `v2beta/stable-image/generate/${isService ? model : "sd3"}`),
    { method: "POST", headers: { accept: "image/*", ...bearer(asked.at) }, body: form },
  );
  // A picture that was held back comes blurred, with this header alone to tell.
  if (answer.headers.get("finish-reason") === "CONTENT_FILTERED") {
    await answer.body?.cancel();
    throw new NarratorFault("refused", { provider });
  }
  return pictureIn(answer, asked);
};
