import { sceneHelpKinds, type SceneHelpKind, type TextDraft } from "@katha/ui";
import { newBench, type Bench, type LastingBench } from "./bench.ts";

export type SceneBench = Bench<TextDraft>;
type Benches = Readonly<Record<SceneHelpKind, SceneBench>>;
type Lasting = Partial<Record<SceneHelpKind, LastingBench<TextDraft, never>>>;

/** What lies at scenes, by their names. */
export type LastingScenes = Readonly<Record<string, Lasting>>;

/** The drafts of every scene that help was asked for, under the name that the scene has now. */
export function newSceneBenches(before: LastingScenes = {}, changed: () => void = () => undefined) {
  const benchWith = (lasting: LastingBench<TextDraft, never> | undefined): SceneBench => {
    const bench = newBench<TextDraft>(Object.is, lasting);
    bench.subscribe(changed);
    return bench;
  };
  const newBenches = ({ next_node, branches }: Lasting = {}): Benches => ({
    next_node: benchWith(next_node),
    branches: benchWith(branches),
  });
  const byScene = new Map(
    Object.entries(before).map(([scene, lasting]) => [scene, newBenches(lasting)]),
  );
  const all = () =>
    [...byScene.values()].flatMap((benches) => sceneHelpKinds.map((kind) => benches[kind]));
  return {
    of: (scene: string): Benches => {
      const known = byScene.get(scene);
      if (known !== undefined) return known;
      const made = newBenches();
      byScene.set(scene, made);
      return made;
    },
    rename: (scene: string, name: string) => {
      for (const bench of all()) bench.renamed(scene, name);
      const benches = byScene.get(scene);
      if (benches === undefined) return;
      byScene.delete(scene);
      byScene.set(name, benches);
      changed();
    },
    stopAll: () => {
      for (const bench of all()) bench.stop();
    },
    lasting: (): LastingScenes =>
      Object.fromEntries(
        Array.from(byScene).flatMap(([scene, { next_node, branches }]) => {
          const lasting: Lasting = {
            ...only("next_node", next_node),
            ...only("branches", branches),
          };
          return Object.keys(lasting).length > 0 ? [[scene, lasting] as const] : [];
        }),
      ),
  };
}
export type SceneBenches = ReturnType<typeof newSceneBenches>;

function only(kind: SceneHelpKind, bench: SceneBench): Lasting {
  const lasting = bench.lasting();
  return lasting === undefined ? {} : { [kind]: lasting };
}
