import type {
  BodyOf,
  hearSample,
  ModelRuntime,
  ModelSample,
  OfferedModel,
} from "@katha/api/contract";
import { paintsOnly } from "@katha/api/contract";
import {
  builtInNarrator,
  lookAround,
  offeredModels,
  ProviderProblem,
  runtimesHere,
  sampleOf,
  sampleSettings,
  type Provider,
  type SampleSetting,
} from "@katha/narrator";
import { notFound } from "../../../lib/problem.ts";
import { textBindingOf } from "./bindings.ts";
import type { ModelSettingsNeeds } from "./needs.ts";
import { paintsOnlyProblem, providerNotFound, providerProblem } from "./problems.ts";

const listMs = 10_000;

export function providerNamed({ boundModels }: ModelSettingsNeeds, name: string): Provider {
  const { providers } = boundModels.bindings();
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined;
  if (provider === undefined) throw providerNotFound();
  return provider;
}

export async function runtimesOnThisMachine({ runtimeKinds }: ModelSettingsNeeds): Promise<{
  looked_for: string[];
  runtimes: ModelRuntime[];
}> {
  return {
    looked_for: runtimeKinds.map(({ title }) => title),
    runtimes: await runtimesHere(fetch, runtimeKinds),
  };
}

export async function modelsOf(provider: Provider, gone: AbortSignal): Promise<OfferedModel[]> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(listMs)]);
  try {
    return await offeredModels(provider, { fetch: provider.fetch ?? fetch, signal });
  } catch (error) {
    throw error instanceof ProviderProblem ? providerProblem(error) : error;
  }
}

export async function modelsOfProvider(
  needs: ModelSettingsNeeds,
  name: string,
  gone: AbortSignal,
): Promise<{ models: OfferedModel[] }> {
  return { models: await modelsOf(providerNamed(needs, name), gone) };
}

async function settingOf(
  { storyToHear }: ModelSettingsNeeds,
  { scene, story_id }: Pick<BodyOf<typeof hearSample>, "scene" | "story_id">,
): Promise<SampleSetting> {
  if (scene !== "story") return sampleSettings[scene];
  const story = story_id === undefined ? undefined : await storyToHear(story_id);
  if (story === undefined) throw notFound("story_not_found", "There is no such story to hear.");
  return { story, typed: lookAround(story.language) };
}

export async function sampleFor(
  needs: ModelSettingsNeeds,
  { scene, story_id, ...set }: BodyOf<typeof hearSample>,
  signal: AbortSignal,
): Promise<ModelSample> {
  const provider = providerNamed(needs, set.provider);
  if (paintsOnly(provider.protocol)) throw paintsOnlyProblem(["body", "provider"]);
  const sample = await sampleOf({
    provider,
    binding: textBindingOf(set),
    setting: await settingOf(needs, { scene, story_id }),
    builtIn: builtInNarrator,
    fetch: provider.fetch ?? fetch,
    signal,
    limits: needs.modelLimits,
  });
  return { scene, ...sample };
}
