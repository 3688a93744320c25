import {
  withChoice,
  withChoiceField,
  withChoiceMoved,
  withChoiceTarget,
  withChoiceText,
  withoutChoice,
} from "./choices.ts";
import { withEnding, withField, withText } from "./fields.ts";
import {
  withCopies,
  withNodeAdded,
  withNodeRenamed,
  withoutNodes,
  withPositions,
} from "./nodes.ts";
import type { StructureOperation, WrittenStructure } from "./operations.ts";
import { hasNode, withNode, withStart, withValue } from "./slots.ts";
import {
  withDeclared,
  withDeclaredMoved,
  withDeclaredRenamed,
  withoutDeclared,
  withPart,
} from "./state/declared.ts";

/**
 * The structure after an operation. An operation that cannot be done returns the very
 * same structure; whatever the operation does not name is kept as it was written.
 */
export function apply(
  structure: WrittenStructure,
  operation: StructureOperation,
): WrittenStructure {
  const inNode = (name: string, change: (node: unknown) => unknown) =>
    withNode(structure, name, change);
  switch (operation.kind) {
    case "add_node":
      return withNodeAdded(structure, operation.name, operation.text ?? "", operation.at);
    case "rename_node":
      return withNodeRenamed(structure, operation.node, operation.name);
    case "delete_nodes":
      return withoutNodes(structure, operation.nodes);
    case "duplicate_nodes":
      return withCopies(structure, operation.nodes);
    case "set_start":
      return hasNode(structure, operation.node) ? withStart(structure, operation.node) : structure;
    case "set_text":
      return inNode(operation.node, (node) => withText(node, operation.text));
    case "set_field":
      return inNode(operation.node, (node) => withField(node, operation.field, operation.value));
    case "mark_ending":
      return inNode(operation.node, (node) => withEnding(node, operation.ending));
    case "move_nodes":
      return withPositions(structure, operation.places);
    case "add_choice": {
      const { node: name, text, target, before } = operation;
      return inNode(name, (node) => withChoice(node, { text, target }, before));
    }
    case "set_choice_text":
      return inNode(operation.node, (node) =>
        withChoiceText(node, operation.choice, operation.text),
      );
    case "link_choice":
      return inNode(operation.node, (node) =>
        withChoiceTarget(node, operation.choice, operation.target),
      );
    case "move_choice":
      return inNode(operation.node, (node) =>
        withChoiceMoved(node, operation.choice, operation.to),
      );
    case "delete_choice":
      return inNode(operation.node, (node) => withoutChoice(node, operation.choice));
    case "set_choice_field": {
      const { choice, field, value } = operation;
      return inNode(operation.node, (node) => withChoiceField(node, choice, field, value));
    }
    case "declare":
      return withDeclared(structure, operation.part, operation.id, operation.entry);
    case "undeclare":
      return withoutDeclared(structure, operation.part, operation.id);
    case "move_declared":
      return withDeclaredMoved(structure, operation.part, operation.id, operation.to);
    case "rename_declared":
      return withDeclaredRenamed(structure, operation);
    case "set_health":
      return withPart(structure, "health", operation.health);
    case "set_who":
      return withPart(structure, "who", operation.who);
    case "set_sources_note":
      return withValue(structure, "sources_note", operation.note);
    case "replace":
      return JSON.stringify(structure) === JSON.stringify(operation.structure)
        ? structure
        : operation.structure;
    case "together":
      return operation.operations.reduce(apply, structure);
  }
}
