import { authoringApi, type Correction } from "@katha/api/authoring";
import { corrected, correctionIn } from "@katha/authoring";
import type { StoryGraph, StructureOperation } from "@katha/storygraph";
import { useMessages } from "@katha/ui";
import {
  type CorrectionPlace,
  type CorrectionsResult,
  type StoryCorrection,
} from "@katha/ui/author";
import { correctionDeskMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { resultOf } from "../../pages/result-of.ts";

type SentResult =
  | Exclude<CorrectionsResult, { state: "ready" }>
  | { state: "ready"; corrections: readonly Correction[] };

/**
 * Where the correction's words are in the current story. One sent without a scene gets the scene in which it is found.
 */
function placed(correction: Correction, { nodes }: StoryGraph): StoryCorrection {
  const { scene } = correction;
  if (scene !== null) {
    const text = Object.hasOwn(nodes, scene) ? nodes[scene]?.text : undefined;
    const place: CorrectionPlace = text === undefined ? "gone" : correctionIn(text, correction);
    return { ...correction, place };
  }
  for (const place of ["stands", "taken"] as const) {
    const found = Object.entries(nodes).find(
      ([, { text }]) => correctionIn(text, correction) === place,
    );
    if (found) return { ...correction, scene: found[0], place };
  }
  return { ...correction, place: "nowhere" };
}

/**
 * Adds where the corrections' words are. Only done while they are shown, since the story changes at every keystroke.
 */
export function placedIn(result: SentResult, graph: StoryGraph): CorrectionsResult {
  if (result.state !== "ready") return result;
  return { ...result, corrections: result.corrections.map((sent) => placed(sent, graph)) };
}

/** Players' corrections of a story; a story that was never saved has no players. */
export function useCorrections(story: string | undefined) {
  const failureText = useFailure();
  const t = useMessages(correctionDeskMessages);
  const asked = authoringApi.useListCorrectionsQuery(story ?? "", { skip: story === undefined });
  const [settle, settling] = authoringApi.useSettleCorrectionMutation();
  const { data } = asked;
  const failure = asked.isError ? failureText(asked.error, t("failed")) : undefined;
  return {
    count: data?.corrections.filter(({ status }) => status === "open").length ?? 0,
    result: resultOf<SentResult>(data, failure),
    failure: settling.isError ? failureText(settling.error, t("notSettled")) : undefined,
    onRetry: () => void asked.refetch(),
    onSettle: (correction: string, status: Correction["status"]) => {
      if (story !== undefined) void settle({ id: story, correction, status });
    },
  };
}

/** Puts the new words into the scene's text; null if the passage is not there. */
export function takingOver(
  { nodes }: StoryGraph,
  correction: StoryCorrection,
): StructureOperation | null {
  const { scene, place } = correction;
  const text = scene === null ? undefined : nodes[scene]?.text;
  if (scene === null || text === undefined || place !== "stands") return null;
  return { kind: "set_text", node: scene, text: corrected(text, correction) };
}
