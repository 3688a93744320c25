import { useId } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { BranchIcon, ModelsIcon, SearchIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { suggestionMessages } from "../../../../messages/authors/suggestions.ts";
import { SuggestionPanel } from "../SuggestionPanel.tsx";
import { openerId } from "../suggestion-drafts.ts";
import type { SceneSuggestionKind, TextDraft } from "@katha/storygraph";
import type { SuggestionDrafts, SuggestionActions } from "../suggestion-drafts.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "../styles.ts";

/** Other props are passed to the element around the buttons and their panel. */
export interface SceneSuggestionsProps
  extends Omit<SuggestionActions, "onClose">, ElementProps<"div"> {
  /** The kinds that are offered, with a button for each. */
  kinds: readonly SceneSuggestionKind[];
  /** The kind of suggestions whose panel is open. */
  open: SceneSuggestionKind | null;
  /** Called with the kind to show, or with null to show none. */
  onOpenChange: (kind: SceneSuggestionKind | null) => void;
  /** The request for suggestions, and the results. */
  drafting: SuggestionDrafts<TextDraft>;
  /** What stands in the field of the closer look. */
  closerLook?: string | undefined;
  /** Creates a scene from each draft, and a choice that leads to it; a closer look is put into its field. */
  onUse: (drafts: readonly TextDraft[]) => void;
  /** The id of the scene that was created from a draft, while it exists. */
  sceneOf: (draft: TextDraft) => string | undefined;
  /** Opens a scene that was created from a draft. */
  onOpenScene: (node: string) => void;
  /** The language of the story's text. */
  language?: string | undefined;
}

const icons = { next_node: ModelsIcon, branches: BranchIcon, closer_look: SearchIcon } as const;

/** A model's suggestions for what comes after the open scene, and for a closer look at it. */
export function SceneSuggestions(props: SceneSuggestionsProps) {
  const {
    kinds,
    open,
    onOpenChange,
    drafting,
    onUse,
    sceneOf,
    onOpenScene,
    closerLook,
    language,
    onPromptChange,
    onRequest,
    onStop,
    onDiscard,
    ...root
  } = props;
  const { number } = useFormats();
  const t = useMessages(suggestionMessages);
  const panel = useId();
  const untaken = drafting.drafts.filter((draft) => sceneOf(draft) === undefined);
  const all = untaken.length;
  return (
    <div css={styles.help} {...root}>
      <div css={styles.openers}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            id={openerId(kind)}
            size="small"
            icon={icons[kind]}
            aria-expanded={open === kind}
            aria-controls={open === kind ? panel : undefined}
            onClick={() => onOpenChange(open === kind ? null : kind)}
          >
            {t(`open.${kind}`)}
          </Button>
        ))}
      </div>
      {open !== null && (
        <div id={panel}>
          <SuggestionPanel
            key={open}
            kind={open}
            drafting={drafting}
            onPromptChange={onPromptChange}
            onRequest={onRequest}
            onStop={onStop}
            onDiscard={onDiscard}
            onClose={() => onOpenChange(null)}
            nameOf={({ choice, text }) => choice ?? text}
            useLabel={t(open === "closer_look" ? "use.closer_look" : "use.scene")}
            onUse={(draft) => onUse([draft])}
            renderTaken={(draft) => {
              const scene = sceneOf(draft);
              if (scene === undefined) return open === "closer_look" && draft.text === closerLook;
              return (
                <>
                  {t("taken.scene")}{" "}
                  <Button
                    size="small"
                    aria-label={t("go", { node: scene })}
                    onClick={() => onOpenScene(scene)}
                  >
                    <bdi>{scene}</bdi>
                  </Button>
                </>
              );
            }}
            tools={
              open === "branches" &&
              all > 1 && (
                <Button size="small" onClick={() => onUse(untaken)}>
                  {t("use.all", { count: all, amount: number(all) })}
                </Button>
              )
            }
          >
            {(draft) => <SceneDraft draft={draft} language={language} />}
          </SuggestionPanel>
        </div>
      )}
    </div>
  );
}

function SceneDraft({ draft, language }: { draft: TextDraft; language: string | undefined }) {
  const t = useMessages(suggestionMessages);
  const { text, choice, choices } = draft;
  return (
    <>
      {choice !== null && (
        <p css={styles.lead}>
          <span css={styles.soft}>{t("draft.choice")}</span>
          <strong lang={language} dir="auto">
            {choice}
          </strong>
        </p>
      )}
      <div css={styles.status} lang={language} dir="auto">
        {text
          .split(/\n+/)
          .filter((line) => line.trim() !== "")
          .map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- paragraphs are never reordered
            <p key={at}>{line}</p>
          ))}
      </div>
      {choices.length > 0 && (
        <div css={styles.lead}>
          <span css={styles.soft}>{t("draft.choices")}</span>
          <ul css={styles.lines} lang={language} dir="auto">
            {choices.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <span css={styles.soft}>{t("draft.choicesNote")}</span>
        </div>
      )}
    </>
  );
}
