import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import { offersAt } from "../loom/index.ts";
import { promptFor } from "../memory/index.ts";
import type { Narrator, Telling, Told, Usage } from "../port.ts";
import { guardOf } from "../safety/index.ts";
import type { TextBinding } from "./bindings.ts";
import type { Breaker } from "./breaker.ts";
import { faultOf, type NarratorFault } from "./faults.ts";
import { patienceWith, type Limits } from "./patience.ts";
import { prose } from "./prose.ts";
import type { LanguageModel } from "./sdk.ts";
import { offersWith, sceneWith, structureOf, wantsStructure, type Structure } from "./structure.ts";

/** The part of a logger that is written to. */
export interface Log {
  warn: (fields: Record<string, unknown>, message: string) => void;
}

/** One model of one provider, that can be asked to tell. */
export interface Speaker {
  provider: string;
  binding: TextBinding;
  breaker: Breaker;
  model: () => Promise<LanguageModel>;
}

interface RemoteNeeds {
  speakers: readonly Speaker[];
  /** Tells when no provider does. */
  builtIn: Narrator;
  clock: Clock;
  limits: Limits;
  log: Log;
}

interface Attempt {
  speaker: Speaker;
  telling: Telling;
  signal: AbortSignal;
  /** When the turn must be told. */
  until: number;
}

const retryAfterMs = 300;
const quicklyMs = 2_000;
const leastForStructureMs = 500;

/** A provider that failed at once may be back at once; one that kept us waiting is not asked again. */
function isPassing({ kind, status, retryAfter }: NarratorFault, tookMs: number): boolean {
  const isDown = status === undefined || status >= 500;
  return kind === "silent" && isDown && retryAfter === undefined && tookMs < quicklyMs;
}

export function remoteNarrator(needs: RemoteNeeds): Narrator {
  const { speakers, builtIn, clock, limits, log } = needs;
  const now = () => clock.now().getTime();

  async function structured(attempt: Attempt, model: LanguageModel, told: string) {
    const { speaker, telling, signal, until } = attempt;
    const { binding, provider } = speaker;
    const ways = offersAt(telling.work.graph, telling.standing);
    const none: { structure: Structure | null; usage: Usage | null } = {
      structure: null,
      usage: null,
    };
    const left = until - now();
    if (
      binding.structure === "none" ||
      left < leastForStructureMs ||
      !wantsStructure(telling, ways)
    )
      return { ...none, ways };
    using patience = patienceWith(provider, signal, Math.min(limits.structure, left));
    try {
      const asked = { model, telling, told, ways, signal: patience.signal };
      return { ...(await structureOf(asked)), ways };
    } catch (error) {
      signal.throwIfAborted();
      // A turn never fails for its choices: the author's own are always there.
      const { why, status } = faultOf(error, "silent", provider);
      log.warn({ provider, model: binding.model, why, status }, "A narrator gave no choices");
      return { ...none, ways };
    }
  }

  async function* attempted(attempt: Attempt): AsyncGenerator<Told> {
    const { speaker, telling, signal, until } = attempt;
    const { binding, provider, breaker } = speaker;
    const { contentRating, language } = telling.work;
    const part = telling.action === "immerse" ? ("setup" as const) : ("narrative" as const);
    const model = await speaker.model();
    using patience = patienceWith(provider, signal, until - now());
    const telltale = prose({
      model,
      provider,
      binding,
      prompt: promptFor({ telling, tokens: binding.prompt }),
      guard: guardOf(contentRating, language),
      patience,
      limits,
    });
    let step = await telltale.next();
    try {
      while (step.done !== true) {
        yield { kind: "delta", part, text: step.value };
        step = await telltale.next();
      }
    } finally {
      // Whoever stops listening ends the request too.
      if (step.done !== true) await telltale.return({ text: "", usage: noUsage });
    }
    breaker.succeeded();
    const { structure, usage, ways } = await structured(attempt, model, step.value.text);
    yield { kind: "choices", offers: offersWith(ways, structure?.choices ?? [], telling) };
    yield { kind: "scene", scene: sceneWith(telling, structure?.scene ?? {}) };
    yield {
      kind: "done",
      servedBy: `${provider}/${binding.model}`,
      usage: sum(step.value.usage, usage),
    };
  }

  return {
    narrate: async function* (telling, signal): AsyncGenerator<Told> {
      const until = now() + limits.whole;
      const queue = [...speakers];
      let isAgain = false;
      for (let speaker = queue.shift(); speaker !== undefined; speaker = queue.shift()) {
        const { provider, binding, breaker } = speaker;
        if (until - now() <= 0) break;
        if (!breaker.mayAsk()) continue;
        const began = now();
        let isTold = false;
        try {
          for await (const told of attempted({ speaker, telling, signal, until })) {
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
          if (!isAgain && queue.length === 0 && isPassing(fault, now() - began)) {
            isAgain = true;
            await pause(retryAfterMs, undefined, { signal });
            queue.push(speaker);
          }
        } finally {
          breaker.letGo();
        }
      }
      yield* builtIn.narrate(telling, signal);
    },
  };
}

const noUsage: Usage = { promptTokens: 0, completionTokens: 0 };

function sum(one: Usage, other: Usage | null): Usage {
  return {
    promptTokens: one.promptTokens + (other?.promptTokens ?? 0),
    completionTokens: one.completionTokens + (other?.completionTokens ?? 0),
  };
}
