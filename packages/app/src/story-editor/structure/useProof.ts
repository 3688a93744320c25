import { useProving, useTyping } from "@katha/authoring";
import { useMessages } from "@katha/ui";
import { proofMessages, structureMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { toFindings } from "./findings.ts";
import type { WrittenStory } from "./useWrittenStory.ts";

/** Proves the story in the form, saved or not: with plays in the browser, and with simulated typing on the server. */
export function useProof(written: WrittenStory) {
  const t = useMessages(structureMessages);
  const tProof = useMessages(proofMessages);
  const failureText = useFailure();
  const { heat, ...plays } = useProving(written.graph, {
    ...written.context,
    economy: written.economy,
  });
  const typed = useTyping(written, (error) => failureText(error, tProof("walk.nothingTold")));
  const { proving, findings, isStale } = plays;
  const { typing } = typed;
  return {
    heat,
    strangers: typing.state === "done" ? typing.report : undefined,
    panel: {
      proving,
      typing,
      findings: findings && toFindings([...findings, ...typed.findings], t),
      isStale,
      onProve: () => {
        plays.prove();
        typed.type();
      },
      onCancel: () => {
        plays.cancel();
        typed.cancel();
      },
    },
  };
}
