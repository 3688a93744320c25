import type { EntryRules } from "@katha/authoring";
import { adminFormFields, adminManuscriptOf, newStoryFaults, saysTheSame } from "@katha/ui/author";

/** For the administrators' form, in which the game's rules are one text that is sent whole. */
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
