import { type ModelBindingForm, modelSettingsApi } from "@katha/api/admin";
import type { Candidate, HeardScene, Hearing, SampleStory } from "@katha/ui/admin";
import { useEffect, useState } from "react";
import { useExplain } from "../useExplain.ts";

interface Sitting extends Hearing {
  /** Another each time that it begins. */
  at: number;
  binding: ModelBindingForm;
}

const firstScenes: readonly HeardScene[] = [
  { id: "english", scene: "english", state: "telling" },
  { id: "hindi", scene: "hindi", state: "waits" },
];

/** The next that waits is told now. */
function withNext(scenes: readonly HeardScene[]): readonly HeardScene[] {
  if (scenes.some(({ state }) => state === "telling")) return scenes;
  const next = scenes.find(({ state }) => state === "waits");
  return scenes.map((scene) => (scene === next ? { ...scene, state: "telling" } : scene));
}

/** Has a model tell scenes, one after the other, until all are told or it is stopped. */
export function useHearing() {
  const explain = useExplain();
  const [hear] = modelSettingsApi.useHearSampleMutation();
  const [sitting, setSitting] = useState<Sitting>();
  const telling = sitting?.scenes.find(({ state }) => state === "telling");
  const { at, binding } = sitting ?? {};
  const { id, scene } = telling ?? {};

  const change = (scenesOf: (scenes: readonly HeardScene[]) => readonly HeardScene[]) =>
    setSitting((now) => now && { ...now, scenes: scenesOf(now.scenes) });

  useEffect(() => {
    if (binding === undefined || scene === undefined) return undefined;
    let isLeft = false;
    const asked = hear({ ...binding, scene, ...(scene === "story" && { storyId: id }) });
    const tell = async () => {
      const { data, error } = await asked;
      if (isLeft) return;
      const outcome = data ? { told: data } : { failure: explain(error) };
      change((scenes) =>
        withNext(
          scenes.map((each) => (each.id === id ? { ...each, state: "told", ...outcome } : each)),
        ),
      );
    };
    void tell();
    return () => {
      isLeft = true;
      asked.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a scene is asked for once each sitting
  }, [at, id]);

  return {
    hearing: sitting as Hearing | undefined,
    begin: (candidate: Candidate, options: ModelBindingForm) =>
      setSitting((now) => ({
        ...candidate,
        at: (now?.at ?? 0) + 1,
        binding: options,
        scenes: firstScenes,
      })),
    /** Nothing could be asked at all. */
    fail: (candidate: Candidate, failure: string) =>
      setSitting((now) => ({
        ...candidate,
        at: (now?.at ?? 0) + 1,
        binding: { provider: candidate.source.name, model: candidate.offered.model },
        scenes: [{ id: "english", scene: "english", state: "told", failure }],
      })),
    add: ({ id: storyId, title }: SampleStory) =>
      change((scenes) =>
        scenes.some((each) => each.id === storyId)
          ? scenes
          : withNext([
              ...scenes,
              { id: storyId, scene: "story", storyTitle: title, state: "waits" },
            ]),
      ),
    stop: () =>
      change((scenes) =>
        scenes.map((each) => (each.state === "told" ? each : { ...each, state: "stopped" })),
      ),
    again: () =>
      setSitting(
        (now) =>
          now && {
            ...now,
            at: now.at + 1,
            scenes: [
              ...firstScenes,
              ...now.scenes
                .filter((each) => each.scene === "story")
                .map(({ id: storyId, scene: kind, storyTitle }): HeardScene => ({
                  id: storyId,
                  scene: kind,
                  storyTitle,
                  state: "waits",
                })),
            ],
          },
      ),
    end: () => setSitting(undefined),
  };
}
