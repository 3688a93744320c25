import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { helpingMessages } from "../../../../messages/authors/helping.ts";
import { DraftCard } from "../DraftCard.tsx";
import { DraftingPanel } from "../DraftingPanel.tsx";
import { TakenField } from "../TakenField.tsx";
import type { Drafting, DraftingActs, LineHelpKind, TextDraft } from "../suggestion-drafts.ts";
import * as styles from "../styles.ts";

export interface LinePanelProps extends DraftingActs {
  kind: LineHelpKind;
  drafting: Drafting<TextDraft>;
  /** What stands in the field. */
  current: string;
  onUse: (draft: TextDraft) => void;
  language?: string | undefined;
}

/** Drafts of what one field says. */
export function LinePanel({ kind, drafting, current, onUse, language, ...acts }: LinePanelProps) {
  const t = useMessages(helpingMessages);
  return (
    <DraftingPanel {...acts} kind={kind} drafting={drafting}>
      {drafting.drafts.map((draft) => (
        <DraftCard
          key={draft.id}
          by={draft.by}
          name={draft.text}
          useLabel={t("use")}
          onUse={() => onUse(draft)}
          onDiscard={() => acts.onDiscard([draft.id])}
          {...(draft.text === current && { taken: <TakenField /> })}
        >
          <p css={styles.line} lang={language} dir="auto">
            {draft.text}
          </p>
        </DraftCard>
      ))}
    </DraftingPanel>
  );
}
