import { partInForm, partText, type SceneConflict } from "@katha/authoring";
import type { MergeClash } from "@katha/storygraph";
import type { SayOf, SceneClash, structureWords, writingWords } from "@katha/ui";

interface ConflictWords {
  say: SayOf<(typeof writingWords)["en"]>;
  sayOfScenes: SayOf<(typeof structureWords)["en"]>;
}

const details = [
  "place",
  "mood",
  "hour",
  "weather",
  "cast",
  "beats",
  "freedom",
  "budget",
  "source",
] as const;

function titleOf({ node, field }: MergeClash, { say, sayOfScenes }: ConflictWords): string {
  if (node === null) {
    const named = field === "start_node" ? say("clash.start") : (field ?? "");
    return say("clash.inStory", { field: named });
  }
  const detail = details.find((one) => one === field);
  const named =
    field === null
      ? say("clash.whole")
      : field === "text" || field === "choices" || field === "ending"
        ? say(`clash.${field}`)
        : detail
          ? sayOfScenes(`detail.${detail}`)
          : field;
  return say("clash.inScene", { scene: node, field: named });
}

export function toSceneClash({ id, clash }: SceneConflict, words: ConflictWords): SceneClash {
  return {
    id,
    title: titleOf(clash, words),
    mine: (entry) => partText(partInForm(entry, clash)),
    theirs: partText(clash.theirs),
  };
}
