import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import type { StructureOperation } from "@katha/storygraph";
import { firstLine } from "./styles.ts";

interface StorySourcesProps {
  note: string | undefined;
  onOperation: (operation: StructureOperation) => void;
}

/** The note for players about the sources of the whole story. */
export function StorySources({ note = "", onOperation }: StorySourcesProps) {
  const t = useMessages(structureMessages);
  return (
    <Disclosure
      title={t("sources.title")}
      aside={
        <span css={firstLine} dir="auto">
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
          onOperation({ kind: "set_sources_note", note: event.currentTarget.value })
        }
      />
    </Disclosure>
  );
}
