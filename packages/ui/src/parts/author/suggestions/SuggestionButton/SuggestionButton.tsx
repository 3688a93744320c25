import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { ModelsIcon, PaintIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { openerId } from "../suggestion-drafts.ts";
import type { SuggestionKind } from "../suggestion-drafts.ts";
import { beside } from "./styles.ts";

export interface SuggestionButtonProps {
  kind: Exclude<SuggestionKind, "next_node" | "branches">;
  isOpen: boolean;
  onToggle: () => void;
  /** A hand comes near: what it opens can be fetched. */
  onIntent: () => void;
}

/** Opens the drafts of a field: beside its label, or among the ways to a cover. */
export function SuggestionButton({ kind, isOpen, onToggle, onIntent }: SuggestionButtonProps) {
  const t = useMessages(authorMessages);
  const isCover = kind === "cover";
  return (
    <span css={isCover ? undefined : beside}>
      <Button
        id={openerId(kind)}
        size="small"
        variant={isCover ? "secondary" : "ghost"}
        icon={isCover ? PaintIcon : ModelsIcon}
        aria-expanded={isOpen}
        {...(!isCover && { "aria-label": t(`help.${kind}`) })}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => {
          onIntent();
          onToggle();
        }}
      >
        {t(isCover ? "help.cover" : "help.short")}
      </Button>
    </span>
  );
}
