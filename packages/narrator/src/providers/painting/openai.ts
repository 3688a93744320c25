import { z } from "zod";
import { below } from "../protocols/address.ts";
import { bearer } from "../protocols/bearer.ts";
import { answered, jsonOf, jsonPost, noPicture, pictureIn } from "./answers.ts";
import type { Painting, PictureAsked } from "./painting.ts";

const pictures = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
});

/** A provider's own pictures may be on its private address, which is forbidden to all others. */
async function fetched(url: string, asked: PictureAsked): Promise<Buffer> {
  if (URL.parse(url)?.origin !== new URL(asked.at.baseURL).origin) return asked.fetchPicture(url);
  return pictureIn(await answered(asked, url), asked);
}

export const paintOpenAi: Painting = async (asked) => {
  const { at, binding, prompt } = asked;
  const { model, size, body } = binding;
  const sent = jsonPost({ model, prompt, n: 1, size, ...body }, bearer(asked.at));
  const answer = await answered(asked, below(at.baseURL, "images/generations"), sent);
  const read = pictures.safeParse(await jsonOf(answer, asked));
  const [first] = read.data?.data ?? [];
  if (first?.b64_json) return Buffer.from(first.b64_json, "base64");
  if (first?.url) return fetched(first.url, asked);
  throw noPicture(asked);
};
