import { consequencesNow, hasScenes, nodeNamed } from "@katha/storygraph";
import type { NarrationRequest, Usage } from "../../../port.ts";
import { isOver } from "../../../position/index.ts";
import { sumOfUsage } from "../../../lib/usage.ts";
import type { BoundModel, Log } from "../../bound-model.ts";
import { deadlineFor } from "../../deadline.ts";
import { faultOf } from "../../faults.ts";
import { asMessages, usageOf, textIn } from "../../prose/prose.ts";
import type { LanguageModel } from "../../protocols/model.ts";
import { endsStory } from "../../../unwritten/index.ts";
import { detailsPrompt, schemaFor, titlePrompt, titleSchema, type ToldPart } from "./prompt.ts";
import { readDetails, readTitle, type Details } from "./read.ts";

/** Whether the model is asked at all: endings and fixed scenes leave nothing to add. */
function mayHaveDetails({ story, position, action, step }: NarrationRequest) {
  if (!hasScenes(story.graph)) return true;
  const node = nodeNamed(story.graph, position.node);
  const isDone = isOver(story.graph, position) || action === "immerse" || node?.freedom === "fixed";
  return !isDone && !(step.way === "refusal" && step.because !== "impossible");
}

/** The consequences that a model may propose in this part. */
function happeningOf({ story, position, step }: NarrationRequest): string[] {
  const mayHappen = step.way === "edge" || step.way === "detour";
  return mayHappen ? consequencesNow(story.graph, position.state) : [];
}

interface Answered {
  details: Details | null;
  /** Whether the model was asked at all. */
  isAsked: boolean;
  usage: Usage;
}

/** Asks with one small request, and once more when the answer cannot be read. */
async function askForDetails(
  part: ToldPart,
  model: LanguageModel,
  signal: AbortSignal,
): Promise<Answered> {
  const isEnd = endsStory(part.request.step);
  const happening = happeningOf(part.request);
  const prompt = isEnd ? titlePrompt(part) : detailsPrompt(part, happening);
  const schema = isEnd ? titleSchema : schemaFor(happening);
  const read = isEnd ? readTitle : readDetails;
  const used: Usage[] = [];

  async function ask(more: ReturnType<typeof repair>): Promise<string> {
    const { content, usage: counted } = await model.doGenerate({
      prompt: [...asMessages(prompt), ...more],
      maxOutputTokens: 500,
      responseFormat: { type: "json", schema, name: "next" },
      abortSignal: signal,
    });
    const answer = textIn(content);
    used.push(usageOf(counted, prompt, answer));
    return answer;
  }

  const first = await ask([]);
  const details = read(first) ?? read(await ask(repair(first)));
  return { details, isAsked: true, usage: sumOfUsage(used) };
}

function repair(answer: string) {
  return [
    {
      role: "assistant" as const,
      content: [{ type: "text" as const, text: answer.slice(0, 1_000) || "{}" }],
    },
    {
      role: "user" as const,
      content: [
        {
          type: "text" as const,
          text: "That was not JSON of the form asked for. Answer again, with the JSON alone.",
        },
      ],
    },
  ];
}

interface DetailsNeeds {
  boundModel: BoundModel;
  model: LanguageModel;
  signal: AbortSignal;
  limitMs: number;
  log: Log;
}

const leastMs = 500;

/** What the model adds to a part that it told: choices, what happened, and how the scene looks; null where it is not asked, or fails. */
export async function detailsAfter(
  part: ToldPart,
  { boundModel: { provider, binding }, model, signal, limitMs, log }: DetailsNeeds,
): Promise<Answered> {
  const isAsked =
    binding.structuredOutput !== "none" && limitMs >= leastMs && mayHaveDetails(part.request);
  const none = { details: null, isAsked, usage: sumOfUsage([]) };
  if (!isAsked) return none;
  using deadline = deadlineFor(provider, signal, limitMs);
  try {
    return await askForDetails(part, model, deadline.signal);
  } catch (error) {
    signal.throwIfAborted();
    // A turn never fails for its choices: the author's own are always there.
    const { why, status } = faultOf(error, "silent", provider);
    log.warn({ provider, model: binding.model, why, status }, "A narrator gave no choices");
    return none;
  }
}
