import { type AnsweredFaults, type StructureFault, structureFaultsIn } from "@katha/authoring";
import type { Translate } from "@katha/ui";
import type { StructureFinding } from "@katha/ui/author";
import type { savingMessages, structureMessages } from "@katha/ui/screens";
import { detailName } from "../scene-details.ts";

interface RefusalWords {
  t: Translate<typeof savingMessages>;
  tStructure: Translate<typeof structureMessages>;
}

function fieldOf(field: string, { t, tStructure }: RefusalWords): string {
  if (field === "text" || field === "choices" || field === "ending") return t(`clash.${field}`);
  return detailName(field, tStructure) ?? field;
}

function sentenceFor({ path, message }: StructureFault, words: RefusalWords): string {
  const [field, part] = path.map(String);
  if (field === "ending" && part === "kind") return words.tStructure("ending.kindUnknown");
  if (field === undefined) return message;
  return words.t("clash.inScene", { scene: fieldOf(field, words), field: message });
}

/** The server's reasons for refusing scenes, as findings. */
export function refusedScenes(error: unknown, words: RefusalWords): readonly StructureFinding[] {
  return structureFaultsIn(error).map((fault) => {
    const [field, choice] = fault.path;
    return {
      code: "refused",
      severity: "error",
      node: fault.node,
      choice: field === "choices" && typeof choice === "number" ? choice : undefined,
      message: sentenceFor(fault, words),
    };
  });
}

/** Makes the structure's error name its scene. */
export function placedFaults(
  answered: AnsweredFaults | undefined,
  [first]: readonly StructureFinding[],
  { t }: RefusalWords,
): AnsweredFaults | undefined {
  if (first?.node == null) return answered;
  const structureText = t("clash.inScene", { scene: first.node, field: first.message });
  return { ...answered, structureText };
}
