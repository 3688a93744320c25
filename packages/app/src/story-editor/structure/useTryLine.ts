import { useTrial } from "@katha/authoring";
import type { PlayRules, StoryEntry } from "@katha/storygraph";
import { useMessages } from "@katha/ui";
import { type TriedLine } from "@katha/ui/author";
import { proofMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";

/** Tries how a typed line would be understood in a scene of the story in the form, saved or not. */
export function useTryLine(entry: StoryEntry, structure: object, rules: PlayRules) {
  const failureText = useFailure();
  const t = useMessages(proofMessages);
  const ask = useTrial();
  return async (node: string, line: string): Promise<TriedLine> => {
    const { data, error } = await ask({ entry, structure, rules, node, line });
    return data ?? { failure: failureText(error, t("walk.nothingTold")) };
  };
}
