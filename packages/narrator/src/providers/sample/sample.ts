import type { ModelSample } from "@katha/api/contract";
import type { NarrationEvent, NarrationRequest, Narrator } from "../../port.ts";
import { startPosition } from "../../position/index.ts";
import { textAt } from "@katha/storygraph";
import { wordCount } from "../../text/word-count.ts";
import type { Provider, TextBinding } from "../models-file/bindings.ts";
import { breakerOf } from "../breaker.ts";
import { usualLimits, type Limits } from "../deadline.ts";
import { failureOf, faultOf } from "../faults.ts";
import { attempt } from "../narrator/attempt.ts";
import { languageModel } from "../protocols/language-model.ts";
import type { Fetch } from "../protocols/model.ts";
import { timingOf } from "../timing.ts";
import type { SampleSetting } from "./scenes.ts";

interface SampleNeeds {
  provider: Provider;
  binding: TextBinding;
  setting: SampleSetting;
  /** Katha's own storyteller. */
  builtIn: Narrator;
  fetch: Fetch;
  signal: AbortSignal;
  /** Where they differ from a patient administrator's. */
  limits?: Partial<Limits> | undefined;
}

/** A machine that has not loaded the model yet needs longer than a turn would give it. */
const patient: Limits = { ...usualLimits, firstToken: 60_000, whole: 80_000, details: 20_000 };

function requestIn({ story, typed }: SampleSetting): NarrationRequest {
  const position = startPosition(story.graph);
  return {
    story,
    action: "custom_action",
    said: typed,
    step: { way: "detour", beat: null },
    before: position,
    position,
    passages: [
      {
        turnId: null,
        action: "story_start",
        said: null,
        text: textAt(story.graph, position.node, position.state),
        node: position.node,
      },
    ],
    memory: [],
    voice: "tenali",
    seed: "a sample",
  };
}

async function textOf(events: AsyncIterable<NarrationEvent>): Promise<string> {
  let text = "";
  for await (const event of events) if (event.kind === "delta") text += event.text;
  return text;
}

type Sample = Omit<ModelSample, "scene">;

/** One scene told by a model that need not be bound, as a turn would be told, and by Katha's own storyteller. */
export async function sampleOf(needs: SampleNeeds): Promise<Sample> {
  const { provider, binding, setting, builtIn, fetch, signal } = needs;
  const limits = { ...patient, ...needs.limits, ...provider.limits };
  const request = requestIn(setting);
  const clock = { now: () => new Date() };
  const log = { warn: () => {} };
  const boundModel = {
    provider: binding.provider,
    binding,
    breaker: breakerOf(clock),
    briefBreaker: breakerOf(clock),
    timing: timingOf(),
    limits,
    model: () => languageModel(binding.provider, provider, binding, fetch),
  };
  const began = performance.now();
  const taken = () => Math.round(performance.now() - began);
  const sample: Sample = {
    language: setting.story.language,
    story_title: setting.story.title,
    before: request.passages[0]?.text ?? "",
    typed: setting.typed,
    told: "",
    built_in: await textOf(builtIn.narrate(request, signal)),
    choices: [],
    failed: null,
    flaw: null,
    schema_held: null,
    first_word_ms: null,
    whole_ms: 0,
    words: 0,
    prompt_tokens: 0,
    completion_tokens: 0,
  };
  try {
    const told = attempt({
      boundModel,
      request,
      signal,
      msLeft: () => limits.whole - taken(),
      log,
    });
    for await (const event of told) {
      if (event.kind === "delta") {
        sample.first_word_ms ??= taken();
        sample.told += event.text;
        sample.whole_ms = taken();
      }
      if (event.kind === "choices") sample.choices = event.offers.map(({ text }) => text);
      if (event.kind !== "done") continue;
      sample.flaw = event.flaw ?? null;
      sample.schema_held = event.hasDetails ?? null;
      sample.prompt_tokens = event.usage?.promptTokens ?? 0;
      sample.completion_tokens = event.usage?.completionTokens ?? 0;
    }
  } catch (error) {
    signal.throwIfAborted();
    const fault = faultOf(error, sample.told === "" ? "silent" : "broken_off", binding.provider);
    if (fault.kind === "unfit" || fault.kind === "beyond_rating") sample.flaw = fault.why;
    else sample.failed = failureOf(fault);
    sample.whole_ms = taken();
  }
  sample.words = wordCount(sample.told);
  return sample;
}
