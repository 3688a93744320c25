import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { helpingMessages } from "../../../../messages/authors/helping.ts";
import { DraftCard } from "../DraftCard.tsx";
import { DraftingPanel } from "../DraftingPanel.tsx";
import { TakenField } from "../TakenField.tsx";
import type { CoverDraft, Drafting, DraftingActs } from "../suggestion-drafts.ts";
import * as styles from "../styles.ts";

export interface CoverPanelProps extends DraftingActs {
  drafting: Drafting<CoverDraft>;
  /** The address in the field. */
  current: string;
  onUse: (draft: CoverDraft) => void;
  language?: string | undefined;
}

/** Covers that were painted for the story, each with its words for who cannot see it. */
export function CoverPanel({ drafting, current, onUse, language, ...acts }: CoverPanelProps) {
  const t = useMessages(helpingMessages);
  return (
    <DraftingPanel {...acts} kind="cover" drafting={drafting}>
      {drafting.drafts.map((draft) => (
        <DraftCard
          key={draft.id}
          by={draft.by}
          name={`${draft.by}, ${draft.alt}`}
          useLabel={t("use")}
          onUse={() => onUse(draft)}
          onDiscard={() => acts.onDiscard([draft.id])}
          {...(draft.url === current && { taken: <TakenField /> })}
        >
          <Picture source={{ src: draft.url, alt: "" }} seed={draft.id} sizes="320px" />
          <p css={styles.alt} lang={language} dir="auto">
            {draft.alt}
          </p>
        </DraftCard>
      ))}
    </DraftingPanel>
  );
}
