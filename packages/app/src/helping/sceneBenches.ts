import { sceneHelpKinds, type SceneHelpKind, type TextDraft } from "@katha/ui";
import { newBench, type Bench } from "./bench.ts";

export type SceneBench = Bench<TextDraft>;
type Benches = Readonly<Record<SceneHelpKind, SceneBench>>;

/** The drafts of every scene that help was asked for, under the name that the scene has now. */
export function newSceneBenches() {
  const byScene = new Map<string, Benches>();
  const all = () =>
    [...byScene.values()].flatMap((benches) => sceneHelpKinds.map((kind) => benches[kind]));
  return {
    of: (scene: string): Benches => {
      const known = byScene.get(scene);
      if (known !== undefined) return known;
      const made: Benches = { next_node: newBench(), branches: newBench() };
      byScene.set(scene, made);
      return made;
    },
    rename: (scene: string, name: string) => {
      for (const bench of all()) bench.renamed(scene, name);
      const benches = byScene.get(scene);
      if (benches === undefined) return;
      byScene.delete(scene);
      byScene.set(name, benches);
    },
    stopAll: () => {
      for (const bench of all()) bench.stop();
    },
  };
}
export type SceneBenches = ReturnType<typeof newSceneBenches>;
