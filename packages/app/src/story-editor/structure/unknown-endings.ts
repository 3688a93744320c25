import { endingKinds, type WrittenStructure } from "@katha/storygraph";
import type { Translate } from "@katha/ui";
import type { StructureFinding } from "@katha/ui/author";
import type { structureMessages } from "@katha/ui/screens";

const fieldsOf = (value: unknown) => Object(value) as Readonly<Record<string, unknown>>;
const isKnown = (kind: unknown) => endingKinds.some((one) => one === kind);

/** Endings of an unknown kind. Graphs read them as open, so lint cannot see them. */
export function unknownEndings(
  { nodes }: WrittenStructure,
  t: Translate<typeof structureMessages>,
): readonly StructureFinding[] {
  return Object.entries(fieldsOf(nodes)).flatMap(([node, written]) => {
    const { ending } = fieldsOf(written);
    if (ending === undefined || isKnown(fieldsOf(ending)["kind"])) return [];
    return [{ code: "refused", severity: "error", node, message: t("ending.kindUnknown") }];
  });
}
