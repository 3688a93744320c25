import { useProving, useTyping } from "@katha/authoring";
import type { PlayRules, ProveOptions, StoryEntry, StoryGraph } from "@katha/storygraph";
import { useMessages } from "@katha/ui";
import { proofMessages, structureMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { toFindings } from "./findings.ts";

interface Proved {
  entry: StoryEntry;
  structure: object;
  rules: PlayRules;
  graph: StoryGraph;
}

/** Proves the story in the form, saved or not: with plays in the browser, and with simulated typing on the server. */
export function useProof(
  { entry, structure, rules, graph }: Proved,
  context: Omit<ProveOptions, "seed" | "plays">,
) {
  const t = useMessages(structureMessages);
  const tProof = useMessages(proofMessages);
  const failureText = useFailure();
  const { heat, ...plays } = useProving(graph, context);
  const typed = useTyping({ entry, structure, rules }, (error) =>
    failureText(error, tProof("walk.nothingTold")),
  );
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
