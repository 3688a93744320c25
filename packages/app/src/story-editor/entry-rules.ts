import type { EntryRules } from "@katha/authoring";
import { changedStoryFaults, changeOf, editFields, saysTheSame } from "@katha/ui/author";

export const entryRules: EntryRules = {
  editFields,
  saysTheSame,
  faultsOf: changedStoryFaults,
  changeOf,
};
