import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { NarratorFault } from "../faults.ts";
import { below } from "../protocols/address.ts";
import { bearer } from "../protocols/bearer.ts";
import { answered, jsonOf, jsonPost, noPicture, pictureIn } from "./answers.ts";
import { samplingOf, type Painting, type PictureAsked } from "./painting.ts";

const lookEveryMs = 400;
const goodbyeMs = 5_000;
/** Another picture each time: what it painted from one seed, ComfyUI does not paint again. */
const mostSeeds = 2 ** 47;

const queued = z.object({ prompt_id: z.string().max(100) });
const file = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() });
const ended = z.object({
  outputs: z.record(z.string(), z.object({ images: z.array(file).optional() })).default({}),
  status: z.object({ status_str: z.string() }).nullish(),
});
const history = z.record(z.string(), ended);
const running = z.object({ queue_running: z.array(z.array(z.unknown())) });

/** From words to a picture by one checkpoint; it is shown and not kept, so that no folder fills. */
function workflow({ binding, prompt }: PictureAsked) {
  const { width, height, steps, cfg, unwanted } = samplingOf(binding);
  const checkpoint = "1";
  const node = (class_type: string, inputs: object) => ({ class_type, inputs });
  return {
    [checkpoint]: node("CheckpointLoaderSimple", { ckpt_name: binding.model }),
    "2": node("CLIPTextEncode", { text: prompt, clip: [checkpoint, 1] }),
    "3": node("CLIPTextEncode", { text: unwanted, clip: [checkpoint, 1] }),
    "4": node("EmptyLatentImage", { width, height, batch_size: 1 }),
    "5": node("KSampler", {
      model: [checkpoint, 0],
      positive: ["2", 0],
      negative: ["3", 0],
      latent_image: ["4", 0],
      seed: randomInt(mostSeeds),
      steps,
      cfg,
      sampler_name: "euler",
      scheduler: "normal",
      denoise: 1,
      ...binding.body,
    }),
    "6": node("VAEDecode", { samples: ["5", 0], vae: [checkpoint, 2] }),
    "7": node("PreviewImage", { images: ["6", 0] }),
  };
}

/** What nobody waits for any more is not painted; what others asked for is. */
async function leave(asked: PictureAsked, id: string): Promise<void> {
  const left = { ...asked, signal: AbortSignal.timeout(goodbyeMs) };
  const at = (path: string) => below(asked.at.baseURL, path);
  const keyed = bearer(asked.at);
  await answered(left, at("queue"), jsonPost({ delete: [id] }, keyed));
  const queue = await jsonOf(await answered(left, at("queue"), { headers: keyed }), left);
  const isRunning = running.safeParse(queue).data?.queue_running.some((job) => job.includes(id));
  if (isRunning === true) await answered(left, at("interrupt"), jsonPost({ prompt_id: id }, keyed));
}

async function endOf(asked: PictureAsked, id: string): Promise<z.output<typeof ended>> {
  const { at, provider, signal } = asked;
  const address = below(at.baseURL, `history/${encodeURIComponent(id)}`);
  for (;;) {
    const answer = await answered(asked, address, { headers: bearer(asked.at) });
    const told = history.safeParse(await jsonOf(answer, asked)).data;
    const job = told?.[id];
    if (job?.status?.status_str === "error")
      throw new NarratorFault("silent", { provider, why: "painting failed" });
    if (job !== undefined) return job;
    await wait(lookEveryMs, undefined, { signal });
  }
}

export const paintComfyUi: Painting = async (asked) => {
  const { at, signal } = asked;
  const sent = jsonPost({ prompt: workflow(asked) }, bearer(asked.at));
  const answer = await answered(asked, below(at.baseURL, "prompt"), sent);
  const id = queued.safeParse(await jsonOf(answer, asked)).data?.prompt_id;
  if (id === undefined) throw noPicture(asked);
  let job: z.output<typeof ended>;
  try {
    job = await endOf(asked, id);
  } catch (error) {
    if (signal.aborted) void leave(asked, id).catch(() => {});
    signal.throwIfAborted();
    throw error;
  }
  const [picture] = Object.values(job.outputs).flatMap(({ images }) => images ?? []);
  if (picture === undefined) throw noPicture(asked);
  const query = new URLSearchParams(picture).toString();
  const view = `${below(at.baseURL, "view")}?${query}`;
  return pictureIn(await answered(asked, view, { headers: bearer(asked.at) }), asked);
};
