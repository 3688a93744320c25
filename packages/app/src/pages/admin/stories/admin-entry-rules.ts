import type { EntryRules } from "@katha/authoring";
import { adminFormFields, adminManuscriptOf, newStoryFaults, saysTheSame } from "@katha/ui";

/** Of the administrators' form: the rules of the game are one text in it, and it is sent whole. */
export const adminEntryRules: EntryRules = {
  editFields: adminFormFields,
  saysTheSame: (field, one, other) =>
    field === "gameConfigText"
      ? one.gameConfigText.trim() === other.gameConfigText.trim()
      : saysTheSame(field, one, other),
  faultsOf: newStoryFaults,
  changeOf: adminManuscriptOf,
  savesOnlyWhenAsked: true,
};
