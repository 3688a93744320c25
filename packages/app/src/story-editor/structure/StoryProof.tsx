import { useProving, useTyping } from "@katha/authoring";
import { useMessages } from "@katha/ui";
import { type AnsweredLine, ProvingPanel, useStructure } from "@katha/ui/author";
import { proofMessages, structureMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { toFindings } from "./findings.ts";
import type { useStructureActs } from "./useStructureActs.ts";
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

interface StoryProofProps {
  proof: ReturnType<typeof useProof>;
  addWording: ReturnType<typeof useStructureActs>["addWording"];
  onAnswer: (line: AnsweredLine) => void;
}

/** The report of many plays, and of what strangers typed, each line of which can be mended. */
export function StoryProof({ proof, addWording, onAnswer }: StoryProofProps) {
  const { slot, openScene } = useStructure();
  return (
    <ProvingPanel
      {...proof.panel}
      onOpenScene={openScene}
      strangers={
        proof.strangers && {
          report: proof.strangers,
          graph: slot.graph,
          onWording: ({ scene, said }, { choice }, part) =>
            addWording({ scene, text: said }, choice, part),
          onAnswer: (line) => {
            onAnswer({ ...line, text: line.said, count: 1 });
            openScene(line.scene);
          },
        }
      }
    />
  );
}
