import { partInForm, partText, type SceneConflict } from "@katha/authoring";
import type { MergeClash } from "@katha/storygraph";
import type { Translate } from "@katha/ui";
import type { SceneClash } from "@katha/ui/author";
import type { structureMessages, savingMessages } from "@katha/ui/screens";
import { detailName } from "../scene-details.ts";

interface ConflictWords {
  t: Translate<typeof savingMessages>;
  tStructure: Translate<typeof structureMessages>;
}

/** The field as the editor names it; null for the whole entry. */
function inDeclared({ declared, field }: MergeClash, { t }: ConflictWords): string {
  const part = declared && t(`clash.declared.${declared.part}`);
  const named = [part, declared?.id].filter(Boolean).join(" ");
  return field === null ? named : t("clash.inScene", { scene: named, field });
}

function titleOf(clash: MergeClash, words: ConflictWords): string {
  const { t, tStructure } = words;
  const { node, field, declared } = clash;
  if (declared !== undefined) return t("clash.inStory", { field: inDeclared(clash, words) });
  if (node === null) {
    if (field === "sources_note") return t("clash.inStory", { field: tStructure("did.sources") });
    const named = field === "start_node" ? t("clash.start") : (field ?? "");
    return t("clash.inStory", { field: named });
  }
  const named =
    field === null
      ? t("clash.whole")
      : field === "text" || field === "choices" || field === "ending"
        ? t(`clash.${field}`)
        : (detailName(field, tStructure) ?? field);
  return t("clash.inScene", { scene: node, field: named });
}

export function sceneClash({ id, clash }: SceneConflict, words: ConflictWords): SceneClash {
  return {
    id,
    title: titleOf(clash, words),
    mine: (entry) => partText(partInForm(entry, clash)),
    theirs: partText(clash.theirs),
  };
}
