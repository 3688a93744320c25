import { type ModelBindingForm, modelSettingsApi } from "@katha/api/admin";
import type { Candidate, Seeing } from "@katha/ui/admin";
import { useEffect, useState } from "react";
import { useExplain } from "../useExplain.ts";

interface Look extends Seeing {
  /** Another each time that it begins. */
  at: number;
  binding: ModelBindingForm;
}

/** Has a model paint one picture, until it is painted or stopped. */
export function useSeeing() {
  const explain = useExplain();
  const [see] = modelSettingsApi.useSeeSampleMutation();
  const [look, setLook] = useState<Look>();
  const isPainting = look?.state === "painting";
  const { at, binding } = look ?? {};

  useEffect(() => {
    if (binding === undefined || !isPainting) return undefined;
    let isLeft = false;
    const asked = see(binding);
    const paint = async () => {
      const { data, error } = await asked;
      if (isLeft) return;
      const outcome = data ? { sample: data } : { failure: explain(error) };
      setLook((now) => now && { ...now, state: "painted", ...outcome });
    };
    void paint();
    return () => {
      isLeft = true;
      asked.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a picture is asked for once each time
  }, [at, isPainting]);

  const begin = (candidate: Candidate, options: ModelBindingForm) =>
    setLook((now) => ({
      source: candidate.source,
      offered: candidate.offered,
      at: (now?.at ?? 0) + 1,
      binding: options,
      state: "painting",
    }));

  return {
    seeing: look as Seeing | undefined,
    begin,
    /** Nothing could be asked at all. */
    fail: (candidate: Candidate, failure: string) =>
      setLook({
        ...candidate,
        at: 0,
        binding: { provider: candidate.source.name, model: candidate.offered.model },
        state: "painted",
        failure,
      }),
    stop: () => setLook((now) => now && { ...now, state: "stopped" }),
    again: () => look && begin(look, look.binding),
    end: () => setLook(undefined),
  };
}
