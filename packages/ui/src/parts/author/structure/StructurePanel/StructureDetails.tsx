import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import { QualitiesPanel } from "../../state/QualitiesPanel/QualitiesPanel.tsx";
import { Findings } from "../Findings/Findings.tsx";
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
      {fault === undefined && <StorySources />}
      {findings && (
        <Findings findings={findings} title={t("editor.findings")} onOpenScene={openScene} />
      )}
    </div>
  );
}

/** The note for players about the sources of the whole story. */
function StorySources() {
  const t = useMessages(structureMessages);
  const { slot } = useStructure();
  const { sources_note: note = "" } = slot.graph;
  return (
    <Disclosure
      title={t("sources.title")}
      aside={
        <span css={styles.firstLine} dir="auto">
          {note || t("sources.none")}
        </span>
      }
    >
      <Textarea
        label={t("sources.label")}
        hint={t("sources.hint")}
        value={note}
        dir="auto"
        onChange={(event) =>
          slot.onOperation({ kind: "set_sources_note", note: event.currentTarget.value })
        }
      />
    </Disclosure>
  );
}
