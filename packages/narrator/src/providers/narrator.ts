import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../lib/clock.ts";
import { offersAt } from "../position/index.ts";
import { promptFor, type Prompt } from "../memory/index.ts";
import type { Narrator, NarrationRequest, NarrationEvent, Usage } from "../port.ts";
import { guardOf, ratingHeldTo } from "../safety/index.ts";
import { unfitIn } from "../fitness/unfit.ts";
import type { BoundModel, Log } from "./bound-model.ts";
import { sumOfUsage } from "../lib/usage.ts";
import { faultOf, type NarratorFault } from "./faults.ts";
import { deadlineFor, type Limits } from "./deadline.ts";
import { bridgeBy } from "./bridge/bridge.ts";
import { fitting } from "./fitting.ts";
import { hearingBy } from "./hearing/hear.ts";
import { prose } from "./prose/prose.ts";
import type { LanguageModel } from "./sdk.ts";
import { offersWith, sceneWith, structureOf, wantsStructure, type Structure } from "./structure.ts";

interface RemoteNeeds {
  boundModels: readonly BoundModel[];
  /** Takes over when no provider answers. */
  builtIn: Narrator;
  clock: Clock;
  limits: Limits;
  log: Log;
}

interface Attempt {
  boundModel: BoundModel;
  request: NarrationRequest;
  signal: AbortSignal;
  /** When the turn must be finished. */
  until: number;
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

const retryAfterMs = 300;
const quicklyMs = 2_000;
const leastForStructureMs = 500;

/** A quick failure is worth one retry; a slow one is not. */
function isPassing({ kind, status, retryAfter }: NarratorFault, tookMs: number): boolean {
  const isDown = status === undefined || status >= 500;
  return kind === "silent" && isDown && retryAfter === undefined && tookMs < quicklyMs;
}

export function remoteNarrator(needs: RemoteNeeds): Narrator {
  const { boundModels, builtIn, clock, limits, log } = needs;
  const now = () => clock.now().getTime();

  async function structured(attempt: Attempt, model: LanguageModel, told: string) {
    const { boundModel, request, signal, until } = attempt;
    const { binding, provider } = boundModel;
    const edges = offersAt(request.story.graph, request.position);
    const none: { structure: Structure | null; usage: Usage | null } = {
      structure: null,
      usage: null,
    };
    const left = until - now();
    if (binding.structure === "none" || left < leastForStructureMs || !wantsStructure(request))
      return { ...none, edges };
    using deadline = deadlineFor(provider, signal, Math.min(limits.structure, left));
    try {
      const asked = { model, request, told, edges, signal: deadline.signal };
      return { ...(await structureOf(asked)), edges };
    } catch (error) {
      signal.throwIfAborted();
      // A turn never fails for its choices: the author's own are always there.
      const { why, status } = faultOf(error, "silent", provider);
      log.warn({ provider, model: binding.model, why, status }, "A narrator gave no choices");
      return { ...none, edges };
    }
  }

  async function* attempted(attempt: Attempt): AsyncGenerator<NarrationEvent> {
    const { boundModel, request, signal, until, again } = attempt;
    const { binding, provider, breaker } = boundModel;
    const part = request.action === "immerse" ? ("setup" as const) : ("narrative" as const);
    const model = await boundModel.model();
    using deadline = deadlineFor(provider, signal, until - now());
    const prompt = promptFor({ request, tokens: binding.prompt });
    const asked = again === undefined ? prompt : withReason(prompt, again);
    const stream = fitting(
      prose({
        model,
        provider,
        binding,
        prompt: asked,
        guard: guardOf(ratingHeldTo(request.story), request.story.language),
        deadline,
        limits,
      }),
      unfitIn(request, asked.system),
      provider,
    );
    let step = await stream.next();
    try {
      while (step.done !== true) {
        yield { kind: "delta", part, text: step.value };
        step = await stream.next();
      }
    } finally {
      // When the consumer stops reading, the request is aborted.
      if (step.done !== true) await stream.return({ text: "", usage: sumOfUsage([]) });
    }
    breaker.succeeded();
    const { text, flaw } = step.value;
    if (flaw !== undefined)
      log.warn({ provider, model: binding.model, why: flaw }, "A narrator was cut short");
    const { structure, usage, edges } = await structured(attempt, model, text);
    if (structure !== null && structure.happened.length > 0)
      yield { kind: "consequences", names: structure.happened };
    yield { kind: "choices", offers: offersWith(edges, structure?.choices ?? [], request) };
    yield { kind: "scene", scene: sceneWith(request, structure?.scene ?? {}) };
    yield {
      kind: "done",
      servedBy: `${provider}/${binding.model}`,
      usage: sumOfUsage(usage === null ? [step.value.usage] : [step.value.usage, usage]),
      ...(flaw !== undefined && { flaw }),
    };
  }

  return {
    bridge: bridgeBy({ boundModels, limits, log }),
    hear: hearingBy({ boundModels, limits, log }),
    narrate: async function* (request, signal): AsyncGenerator<NarrationEvent> {
      const until = now() + limits.whole;
      const queue = [...boundModels];
      let isAgain = false;
      let thrown: { by: BoundModel; why: string } | undefined;
      for (let boundModel = queue.shift(); boundModel !== undefined; boundModel = queue.shift()) {
        const { provider, binding, breaker } = boundModel;
        if (until - now() <= 0) break;
        const permit = breaker.permit();
        if (permit === undefined) continue;
        const again = thrown?.by === boundModel ? thrown.why : undefined;
        const began = now();
        let isTold = false;
        try {
          for await (const told of attempted({ boundModel, request, signal, until, again })) {
            isTold = true;
            yield told;
          }
          return;
        } catch (error) {
          signal.throwIfAborted();
          const fault = faultOf(error, isTold ? "broken_off" : "silent", provider);
          const { kind, status, why } = fault;
          if (kind === "silent" || kind === "broken_off") breaker.failed(fault);
          log.warn({ provider, model: binding.model, kind, status, why }, "A narrator failed");
          if (isTold) throw fault;
          if (kind === "unfit" && again === undefined) {
            thrown = { by: boundModel, why };
            queue.unshift(boundModel);
            continue;
          }
          if (!isAgain && queue.length === 0 && isPassing(fault, now() - began)) {
            isAgain = true;
            await pause(retryAfterMs, undefined, { signal });
            queue.push(boundModel);
          }
        } finally {
          permit.release();
        }
      }
      yield* builtIn.narrate(request, signal);
    },
  };
}
