import { useTrial, type WrittenStory } from "@katha/authoring";
import { useMessages } from "@katha/ui";
import type { TriedLine } from "@katha/ui/author";
import { proofMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";

/** Tries how a typed line would be understood in a scene of the story in the form, saved or not. */
export function useTryLine(written: WrittenStory) {
  const failureText = useFailure();
  const t = useMessages(proofMessages);
  const ask = useTrial();
  return async (node: string, line: string): Promise<TriedLine> => {
    const { data, error } = await ask({ written, node, line });
    return data ?? { failure: failureText(error, t("walk.nothingTold")) };
  };
}
