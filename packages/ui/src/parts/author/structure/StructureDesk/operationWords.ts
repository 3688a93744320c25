import type { SayOf } from "../../../../words/WordsProvider.tsx";
import type { structureEn } from "../../../../words/structure/en.ts";
import type { StructureOperation } from "../structure.ts";

type Say = SayOf<typeof structureEn>;

function several(say: Say, one: "did.delete" | "did.copy" | "did.move", names: readonly string[]) {
  const [node = ""] = names;
  return names.length === 1
    ? say(one, { node })
    : say(`${one}Several`, { count: names.length, amount: names.length });
}

/** What was done, for the button that takes it back. */
export function operationWords(say: Say, operation: StructureOperation): string {
  switch (operation.kind) {
    case "add_node":
      return say("did.add", { node: operation.name });
    case "rename_node":
      return say("did.rename", { node: operation.node, name: operation.name });
    case "delete_nodes":
      return several(say, "did.delete", operation.nodes);
    case "duplicate_nodes":
      return several(say, "did.copy", operation.nodes);
    case "move_nodes":
      return several(say, "did.move", Object.keys(operation.places));
    case "set_start":
      return say("did.start", { node: operation.node });
    case "set_text":
      return say("did.write", { node: operation.node });
    case "set_field":
      return say("did.detail", { node: operation.node });
    case "mark_ending":
      return say("did.ending", { node: operation.node });
    case "add_choice":
      return say("did.addChoice", { node: operation.node });
    case "set_choice_text":
      return say("did.writeChoice", { node: operation.node });
    case "link_choice":
      return say("did.link", { node: operation.node });
    case "move_choice":
      return say("did.moveChoice", { node: operation.node });
    case "delete_choice":
      return say("did.deleteChoice", { node: operation.node });
    case "replace": {
      const { importedFrom: file } = operation;
      if (file === undefined) return say("did.replace");
      return file === "" ? say("did.importText") : say("did.import", { file });
    }
    case "together": {
      const [first] = operation.operations;
      return first === undefined ? say("did.replace") : operationWords(say, first);
    }
  }
}
