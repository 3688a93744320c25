import {
  type BoundModel,
  type ModelProvider,
  type ModelSetting,
  modelSettingsApi,
} from "@katha/api/admin";
import type { Candidate, ModelSource } from "@katha/ui/admin";
import { useState } from "react";
import { bindingOf, boundFirst, newBinding } from "./bindings.ts";
import { providerNameFor } from "./sources.ts";
import { useAct } from "../useExplain.ts";
import { useHearing } from "./useHearing.ts";
import type { useOwnModels } from "./useOwnModels.ts";
import { useSeeing } from "./useSeeing.ts";

interface KnownCandidates {
  providers: readonly ModelProvider[];
  owned: Pick<ReturnType<typeof useOwnModels>, "provider" | "bindingOf">;
  sourceOf: (provider: string) => ModelSource;
}

/** Binds models that are offered, and has them tried before. */
export function useCandidates({ providers, owned, sourceOf }: KnownCandidates) {
  const act = useAct();
  const [putProvider] = modelSettingsApi.usePutModelProviderMutation();
  const [bindModel] = modelSettingsApi.useBindModelMutation();
  const hearing = useHearing();
  const seeing = useSeeing();
  const [bound, setBound] = useState<{ model: string; to: ModelSetting }>();

  /** A program that was found is a provider once it is used; Katha's own always is one. */
  async function keepSource(
    source: ModelSource,
  ): Promise<{ kept: ModelSource } | { failure: string }> {
    if (source.name === owned.provider) return { kept: source };
    const { name, isNew } = providerNameFor(source, providers);
    const kept = { ...source, name };
    if (!isNew) return { kept };
    const { protocol, baseUrl } = source;
    const failure = await act(putProvider({ name, protocol, baseUrl }));
    return failure === undefined ? { kept } : { failure };
  }

  const newBindingOf = ({ source, offered }: Candidate) =>
    owned.bindingOf(source.name, offered.model) ?? newBinding(source, offered);

  async function bindKept({ source, offered }: Candidate, to: ModelSetting) {
    const keeping = await keepSource(source);
    if ("failure" in keeping) return keeping.failure;
    const binding = newBindingOf({ source: keeping.kept, offered });
    const { kind, modelKey } = to;
    const before = to.asOthers ? [] : to.bound;
    return act(bindModel({ kind, modelKey, bound: boundFirst(binding, before) }));
  }

  async function bind(candidate: Candidate, to: ModelSetting): Promise<string | undefined> {
    setBound(undefined);
    const refused = await bindKept(candidate, to);
    if (refused === undefined) setBound({ model: candidate.offered.model, to });
    return refused;
  }

  async function hear(candidate: Candidate): Promise<void> {
    const keeping = await keepSource(candidate.source);
    const sample = candidate.offered.kind === "image" ? seeing : hearing;
    if ("failure" in keeping) sample.fail(candidate, keeping.failure);
    else {
      const kept = { ...candidate, source: keeping.kept };
      sample.begin(kept, newBindingOf(kept));
    }
  }

  function hearBound(one: BoundModel, kind: ModelSetting["kind"]): void {
    const { provider, model, promptPrice, answerPrice } = one;
    const sample = kind === "image" ? seeing : hearing;
    sample.begin(
      {
        source: sourceOf(provider),
        offered: {
          model,
          kind,
          billions: null,
          bytes: null,
          context: null,
          promptPrice,
          answerPrice,
          english: "unknown",
          hindi: "unknown",
        },
      },
      bindingOf(one),
    );
  }

  return {
    bound,
    bind,
    rebind: ({ kind, modelKey }: ModelSetting, to: readonly BoundModel[]) =>
      act(bindModel({ kind, modelKey, bound: to.map(bindingOf) })),
    hear: (candidate: Candidate) => void hear(candidate),
    hearBound,
    hearing,
    seeing,
  };
}
