import type { MessageTable } from "../../types.ts";

/** Describes the change that undo or redo applies to. */
export const operationMessages = {
  "did.add": /*i18n*/ { id: "structure.did.add", message: "adding {node}" },
  "did.rename": /*i18n*/ { id: "structure.did.rename", message: "renaming {node} to {name}" },
  "did.delete": /*i18n*/ { id: "structure.did.delete", message: "deleting {node}" },
  "did.deleteSeveral": /*i18n*/ {
    id: "structure.did.deleteSeveral",
    message: "{count, plural, one {deleting {amount} scene} other {deleting {amount} scenes}}",
  },
  "did.copy": /*i18n*/ { id: "structure.did.copy", message: "duplicating {node}" },
  "did.copySeveral": /*i18n*/ {
    id: "structure.did.copySeveral",
    message:
      "{count, plural, one {duplicating {amount} scene} other {duplicating {amount} scenes}}",
  },
  "did.move": /*i18n*/ { id: "structure.did.move", message: "moving {node}" },
  "did.moveSeveral": /*i18n*/ {
    id: "structure.did.moveSeveral",
    message: "{count, plural, one {moving {amount} scene} other {moving {amount} scenes}}",
  },
  "did.start": /*i18n*/ { id: "structure.did.start", message: "starting at {node}" },
  "did.write": /*i18n*/ { id: "structure.did.write", message: "writing in {node}" },
  "did.detail": /*i18n*/ { id: "structure.did.detail", message: "a detail of {node}" },
  "did.ending": /*i18n*/ { id: "structure.did.ending", message: "the ending of {node}" },
  "did.addChoice": /*i18n*/ { id: "structure.did.addChoice", message: "a new choice in {node}" },
  "did.writeChoice": /*i18n*/ {
    id: "structure.did.writeChoice",
    message: "the words of a choice in {node}",
  },
  "did.link": /*i18n*/ { id: "structure.did.link", message: "where a choice in {node} leads" },
  "did.moveChoice": /*i18n*/ {
    id: "structure.did.moveChoice",
    message: "the order of choices in {node}",
  },
  "did.deleteChoice": /*i18n*/ {
    id: "structure.did.deleteChoice",
    message: "deleting a choice in {node}",
  },
  "did.condition": /*i18n*/ {
    id: "structure.did.condition",
    message: "when a choice in {node} is offered",
  },
  "did.effects": /*i18n*/ {
    id: "structure.did.effects",
    message: "what a choice in {node} does",
  },
  "did.check": /*i18n*/ { id: "structure.did.check", message: "a skill check in {node}" },
  "did.declare": /*i18n*/ { id: "structure.did.declare", message: "changing {name}" },
  "did.undeclare": /*i18n*/ { id: "structure.did.undeclare", message: "deleting {name}" },
  "did.order": /*i18n*/ { id: "structure.did.order", message: "the order of {name}" },
  "did.health": /*i18n*/ { id: "structure.did.health", message: "the players' health" },
  "did.who": /*i18n*/ { id: "structure.did.who", message: "who players are" },
  "did.sources": /*i18n*/ { id: "structure.did.sources", message: "the story's sources" },
  "did.replace": /*i18n*/ { id: "structure.did.replace", message: "a change of the JSON" },
  "did.import": /*i18n*/ { id: "structure.did.import", message: "importing {file}" },
  "did.importText": /*i18n*/ {
    id: "structure.did.importText",
    message: "importing what was pasted",
  },
} as const satisfies MessageTable;
