import { useEffect, useId, useImperativeHandle, useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { isComposing } from "../../../primitives/fields/Form/is-composing.ts";
import { IconButton } from "../../../primitives/actions/IconButton/IconButton.tsx";
import { CloseIcon, ModelsIcon, PaintIcon } from "../../../primitives/marks/Icon/icons.ts";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { suggestionMessages } from "../../../messages/authors/suggestions.ts";
import { DraftCard } from "./DraftCard.tsx";
import { openerId, wishLength } from "./suggestion-drafts.ts";
import type { SuggestionDrafts, SuggestionActions, SuggestionKind } from "./suggestion-drafts.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

interface SuggestionPanelProps<Draft> extends SuggestionActions, ElementProps<"section"> {
  kind: SuggestionKind;
  drafting: SuggestionDrafts<Draft>;
  /** Above the drafts: actions for several. */
  tools?: ReactNode;
  /** Distinguishes the buttons of a draft from those of others for screen readers. */
  nameOf: (draft: Draft) => string;
  /** The label of the button that uses a draft. */
  useLabel?: string;
  onUse: (draft: Draft) => void;
  /** Whether a draft was used; if it is elsewhere than in its field, a link to there. */
  renderTaken: (draft: Draft) => ReactNode;
  /** The content of a draft. */
  children: (draft: Draft) => ReactNode;
}

/**
 * Requests suggestions and lists them until the author decides. Not a form element, as it is inside
 * the story's form.
 */
export function SuggestionPanel<Draft extends { id: string; by: string }>(
  props: SuggestionPanelProps<Draft>,
) {
  const {
    kind,
    drafting,
    tools,
    nameOf,
    useLabel,
    onUse,
    renderTaken,
    children,
    onPromptChange,
    onRequest,
    onStop,
    onDiscard,
    onClose,
    ref,
    onFocus,
    onBlur,
    ...root
  } = props;
  const { wish, drafts, isAsking, wasStopped, received, failure } = drafting;
  const { number } = useFormats();
  const t = useMessages(suggestionMessages);
  const heading = useId();
  const wishing = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => panel.current, []);

  // The focused position, as the focused element is removed when a draft is accepted or discarded.
  const held = useRef<number | null>(null);
  useEffect(() => {
    if (held.current === null || document.activeElement !== document.body) return;
    const cards = panel.current?.querySelectorAll("ul > [data-draft]") ?? [];
    const next = cards[Math.min(held.current, cards.length - 1)];
    (next?.querySelector("button") ?? wishing.current)?.focus();
  });
  const isCover = kind === "cover";
  const askWords = () => {
    if (failure !== undefined && drafts.length === 0) return t("ask.again");
    if (drafts.length > 0) return t(isCover ? "ask.othersCover" : "ask.others");
    return t(isCover ? "ask.cover" : "ask");
  };
  const news = () => {
    if (isAsking) return t(isCover ? "asking.cover" : "asking");
    if (wasStopped) return t("stopped");
    return received > 0 ? t("received", { count: received, amount: number(received) }) : "";
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- tracks the focus
    <section
      ref={panel}
      css={styles.panel}
      aria-labelledby={heading}
      {...root}
      onFocus={(event) => {
        onFocus?.(event);
        const card = event.target.closest("[data-draft]");
        held.current = card === null ? 0 : [...(card.parentElement?.children ?? [])].indexOf(card);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        held.current = null;
      }}
    >
      <header css={styles.head}>
        <div css={styles.headWords}>
          <h3 id={heading} css={styles.title}>
            {t(`title.${kind}`)}
          </h3>
          <p css={styles.soft}>{t(isCover ? "note.cover" : "note")}</p>
        </div>
        <IconButton
          size="small"
          variant="ghost"
          icon={CloseIcon}
          label={t("close")}
          onClick={() => {
            document.getElementById(openerId(kind))?.focus();
            onClose();
          }}
        />
      </header>
      <div css={styles.asks}>
        <TextField
          ref={wishing}
          label={t("wish")}
          optional
          placeholder={t(`wish.${kind}`)}
          value={wish}
          maxLength={wishLength}
          dir="auto"
          autoComplete="off"
          data-own-undo=""
          onChange={(event) => onPromptChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            if (!isAsking) onRequest();
          }}
        />
        <Button
          css={styles.ask}
          icon={isCover ? PaintIcon : ModelsIcon}
          loading={isAsking}
          onClick={onRequest}
        >
          {askWords()}
        </Button>
      </div>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <div css={styles.bar}>
        <span css={styles.tools}>
          <output css={styles.soft}>{news()}</output>
          {/* Not beside the button that requests, as a second press would hit it. */}
          {isAsking && (
            <Button size="small" onClick={onStop}>
              {t("stop")}
            </Button>
          )}
        </span>
        {drafts.length > 1 && (
          <span css={styles.tools}>
            {tools}
            <Button
              size="small"
              variant="ghost"
              onClick={() => onDiscard(drafts.map(({ id }) => id))}
            >
              {t("discard.all")}
            </Button>
          </span>
        )}
      </div>
      {drafts.length > 0 && (
        <ul css={kind === "next_node" ? styles.drafts : styles.sideBySide} aria-label={t("drafts")}>
          {drafts.map((draft) => (
            <DraftCard
              key={draft.id}
              by={draft.by}
              name={nameOf(draft)}
              useLabel={useLabel ?? t("use")}
              onUse={() => onUse(draft)}
              onDiscard={() => onDiscard([draft.id])}
              taken={renderTaken(draft)}
            >
              {children(draft)}
            </DraftCard>
          ))}
        </ul>
      )}
    </section>
  );
}
