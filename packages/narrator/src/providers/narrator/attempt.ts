import { offersAt } from "../../position/index.ts";
import { promptFor, type Prompt } from "../../prompt/index.ts";
import type { NarrationEvent, NarrationRequest } from "../../port.ts";
import { guardOf, ratingHeldTo } from "../../safety/index.ts";
import { unfitIn } from "../../fitness/unfit.ts";
import { sumOfUsage } from "../../lib/usage.ts";
import type { BoundModel, Log } from "../bound-model.ts";
import { deadlineFor } from "../deadline.ts";
import { endingWith, offersWith, sceneWith } from "./details/added.ts";
import { detailsAfter } from "./details/details.ts";
import { fitting } from "./fitting.ts";
import { prose } from "../prose/prose.ts";

interface Attempt {
  boundModel: BoundModel;
  request: NarrationRequest;
  signal: AbortSignal;
  /** How long the turn may still take, in milliseconds. */
  msLeft: () => number;
  log: Log;
  /** Why the last answer was thrown away. */
  again?: string | undefined;
}

/** The same prompt again, with what was wrong. */
function withReason(prompt: Prompt, why: string): Prompt {
  return {
    ...prompt,
    system: `${prompt.system}\n\nYour last answer was thrown away: it was ${why}. Write the part again, without that.`,
  };
}

/** A part and its details as one model tells them; throws where the model fails, or its first sentence is unfit. */
export async function* attempt({
  boundModel,
  request,
  signal,
  msLeft,
  log,
  again,
}: Attempt): AsyncGenerator<NarrationEvent> {
  const { binding, provider, breaker, timing, limits } = boundModel;
  const began = performance.now();
  let firstWord: number | undefined;
  const { story, position } = request;
  const part = request.action === "immerse" ? ("setup" as const) : ("narrative" as const);
  const model = await boundModel.model();
  using deadline = deadlineFor(provider, signal, msLeft());
  const first = promptFor({ request, tokens: binding.prompt });
  const prompt = again === undefined ? first : withReason(first, again);
  const guard = guardOf(ratingHeldTo(story), story.language);
  const stream = fitting(
    prose({ model, provider, binding, prompt, guard, deadline, limits }),
    unfitIn(request, prompt.system),
    provider,
  );
  let step = await stream.next();
  try {
    while (step.done !== true) {
      firstWord ??= performance.now() - began;
      yield { kind: "delta", part, text: step.value };
      step = await stream.next();
    }
  } finally {
    // When the consumer stops reading, the request is aborted.
    if (step.done !== true) await stream.return({ text: "", usage: sumOfUsage([]) });
  }
  breaker.succeeded();
  const whole = performance.now() - began;
  timing.told({ firstWord: firstWord ?? whole, whole });
  const { text, flaw, usage } = step.value;
  if (flaw !== undefined)
    log.warn({ provider, model: binding.model, why: flaw }, "A narrator was cut short");
  const edges = offersAt(story.graph, position);
  const limitMs = Math.min(limits.details, msLeft());
  const added = await detailsAfter(
    { request, told: text, edges },
    { boundModel, model, signal, limitMs, log },
  );
  const { choices = [], happened = [], scene = {}, title } = added.details ?? {};
  if (happened.length > 0) yield { kind: "consequences", names: happened };
  yield { kind: "choices", offers: offersWith(edges, choices, request) };
  yield { kind: "scene", scene: sceneWith(request, scene) };
  yield {
    kind: "done",
    servedBy: `${provider}/${binding.model}`,
    usage: sumOfUsage([usage, added.usage]),
    ...(flaw !== undefined && { flaw }),
    ...endingWith(request, title),
    ...(added.isAsked && { hasDetails: added.details !== null }),
  };
}
