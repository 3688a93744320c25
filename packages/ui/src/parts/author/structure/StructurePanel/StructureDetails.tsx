import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import { QualitiesPanel } from "../../state/QualitiesPanel/QualitiesPanel.tsx";
import { Findings } from "../Findings/Findings.tsx";
import { StorySources } from "./StorySources.tsx";
import { useStructure } from "./structure-context.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface StructureDetailsProps extends ElementProps<"div"> {
  /** The story's own commands, for which answers can be written. */
  commands: readonly string[];
}

/** What the whole story counts, where it comes from, and what stands in its way. */
export function StructureDetails({ commands, ...root }: StructureDetailsProps) {
  const t = useMessages(structureMessages);
  const { slot, fault, openScene } = useStructure();
  const { graph, desk, findings, onOperation } = slot;
  return (
    <div css={styles.desk} {...root}>
      {desk && fault === undefined && (
        <QualitiesPanel {...{ graph, desk, commands, onOperation }} onOpenScene={openScene} />
      )}
      {fault === undefined && <StorySources note={graph.sources_note} onOperation={onOperation} />}
      {findings && (
        <Findings findings={findings} title={t("editor.findings")} onOpenScene={openScene} />
      )}
    </div>
  );
}
