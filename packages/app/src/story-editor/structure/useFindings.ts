import { useLint } from "@katha/authoring";
import { endingKinds, type WrittenStructure } from "@katha/storygraph";
import { type Translate, useMessages } from "@katha/ui";
import type { StructureFinding } from "@katha/ui/author";
import { structureMessages } from "@katha/ui/screens";
import { useMemo, useState } from "react";
import { toFindings } from "./findings.ts";
import type { WrittenStory } from "./useWrittenStory.ts";

/** What is wrong with a structure: what the server refused, and what lint finds; undefined until lint has run. */
export function useFindings(
  { entry, structure, graph, context }: WrittenStory,
  refused: readonly StructureFinding[],
) {
  const t = useMessages(structureMessages);
  const linted = useLint(graph, context);
  const stillRefused = useStillRefused(refused, entry.structureText);
  const findings = useMemo(() => {
    const unknown = unknownEndings(structure, t).filter(
      ({ node, message }) =>
        !stillRefused.some((one) => one.node === node && one.message === message),
    );
    return linted && [...stillRefused, ...unknown, ...toFindings(linted, t)];
  }, [stillRefused, structure, linted, t]);
  return { linted, findings };
}

const none: readonly StructureFinding[] = [];

/** A refusal is shown until something changes: the next save will tell whether that fixed it. */
function useStillRefused(
  refused: readonly StructureFinding[],
  text: string,
): readonly StructureFinding[] {
  const [seen, setSeen] = useState({ refused, text });
  if (seen.refused !== refused) setSeen({ refused, text });
  return seen.text === text ? refused : none;
}

const fieldsOf = (value: unknown) => Object(value) as Readonly<Record<string, unknown>>;
const isKnown = (kind: unknown) => endingKinds.some((one) => one === kind);

/** Endings of an unknown kind. Graphs read them as open, so lint cannot see them. */
function unknownEndings(
  { nodes }: WrittenStructure,
  t: Translate<typeof structureMessages>,
): readonly StructureFinding[] {
  return Object.entries(fieldsOf(nodes)).flatMap(([node, written]) => {
    const { ending } = fieldsOf(written);
    if (ending === undefined || isKnown(fieldsOf(ending)["kind"])) return [];
    return [{ code: "refused", severity: "error", node, message: t("ending.kindUnknown") }];
  });
}
