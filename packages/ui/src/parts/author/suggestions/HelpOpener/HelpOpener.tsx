import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { ModelsIcon, PaintIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { openerId } from "../suggestion-drafts.ts";
import type { HelpKind } from "../suggestion-drafts.ts";
import { beside } from "./styles.ts";

export interface HelpOpenerProps {
  kind: Exclude<HelpKind, "next_node" | "branches">;
  isOpen: boolean;
  onToggle: () => void;
  /** A hand comes near: what it opens can be fetched. */
  onReach: () => void;
}

/** Opens the drafts of a field: beside its label, or among the ways to a cover. */
export function HelpOpener({ kind, isOpen, onToggle, onReach }: HelpOpenerProps) {
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
        onPointerEnter={onReach}
        onFocus={onReach}
        onClick={() => {
          onReach();
          onToggle();
        }}
      >
        {t(isCover ? "help.cover" : "help.short")}
      </Button>
    </span>
  );
}
