import { z } from "zod";
import { below } from "../protocols/address.ts";
import { answered, jsonOf, jsonPost, noPicture } from "./answers.ts";
import { samplingOf, type Painting } from "./painting.ts";

const pictures = z.object({ images: z.array(z.string()).min(1) });

/** Its API is closed by a name and a password, "name:password", where it is closed at all. */
export const basic = (apiKey: string | undefined): Record<string, string> =>
  apiKey === undefined ? {} : { authorization: `Basic ${Buffer.from(apiKey).toString("base64")}` };

export const paintAutomatic1111: Painting = async (asked) => {
  const { at, binding, prompt } = asked;
  const { width, height, steps, cfg, unwanted } = samplingOf(binding);
  const sent = jsonPost(
    {
      prompt,
      negative_prompt: unwanted,
      width,
      height,
      steps,
      cfg_scale: cfg,
      override_settings: { sd_model_checkpoint: binding.model },
      ...binding.body,
    },
    basic(at.apiKey),
  );
  const answer = await answered(asked, below(at.baseURL, "sdapi/v1/txt2img"), sent);
  const [first] = pictures.safeParse(await jsonOf(answer, asked)).data?.images ?? [];
  if (first === undefined) throw noPicture(asked);
  return Buffer.from(first.replace(/^data:[^,]*,/, ""), "base64");
};
