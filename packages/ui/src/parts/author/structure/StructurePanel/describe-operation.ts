import type { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import type { Translate } from "../../../../messages/types.ts";
import type { StructureOperation } from "@katha/storygraph";

type T = Translate<typeof structureMessages>;

function several(t: T, one: "did.delete" | "did.copy" | "did.move", names: readonly string[]) {
  const [node = ""] = names;
  return names.length === 1
    ? t(one, { node })
    : t(`${one}Several`, { count: names.length, amount: names.length });
}

const sceneSentences = {
  set_start: "did.start",
  set_text: "did.write",
  set_field: "did.detail",
  mark_ending: "did.ending",
  add_choice: "did.addChoice",
  set_choice_text: "did.writeChoice",
  link_choice: "did.link",
  move_choice: "did.moveChoice",
  delete_choice: "did.deleteChoice",
} as const;

/** Describes an operation, for the undo button. */
export function operationWords(t: T, operation: StructureOperation): string {
  switch (operation.kind) {
    case "add_node":
      return t("did.add", { node: operation.name });
    case "rename_node":
      return t("did.rename", { node: operation.node, name: operation.name });
    case "delete_nodes":
      return several(t, "did.delete", operation.nodes);
    case "duplicate_nodes":
      return several(t, "did.copy", operation.nodes);
    case "move_nodes":
      return several(t, "did.move", Object.keys(operation.places));
    case "set_choice_field": {
      const { node, field } = operation;
      if (field === "effects") return t("did.effects", { node });
      return t(field === "check" ? "did.check" : "did.condition", { node });
    }
    case "declare": {
      const { id, entry } = operation;
      return t("did.declare", { name: ("name" in entry && entry.name) || id });
    }
    case "undeclare":
      return t("did.undeclare", { name: operation.id });
    case "move_declared":
      return t("did.order", { name: operation.id });
    case "rename_declared":
      return t("did.rename", { node: operation.id, name: operation.name });
    case "set_health":
      return t("did.health");
    case "set_who":
      return t("did.who");
    case "set_sources_note":
      return t("did.sources");
    case "replace": {
      const { importedFrom: file } = operation;
      if (file === undefined) return t("did.replace");
      return file === "" ? t("did.importText") : t("did.import", { file });
    }
    case "together": {
      const [first] = operation.operations;
      return first === undefined ? t("did.replace") : operationWords(t, first);
    }
    default:
      return t(sceneSentences[operation.kind], { node: operation.node });
  }
}
