import { type AnsweredLine, ProvingPanel, useStructure } from "@katha/ui/author";
import type { useProof } from "./useProof.ts";
import type { useStructureActs } from "./useStructureActs.ts";

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
