import { Button } from "../../../primitives/Button/Button.tsx";
import { ModelsIcon, PaintIcon } from "../../../primitives/Icon/icons.ts";
import { helpingWords } from "../../../words/helping/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";
import { openerId } from "./drafting.ts";
import type { HelpKind } from "./drafting.ts";
import * as styles from "./styles.ts";

export interface HelpOpenerProps {
  kind: Exclude<HelpKind, "next_node" | "branches">;
  isOpen: boolean;
  onToggle: () => void;
  /** A hand comes near: what it opens can be fetched. */
  onReach: () => void;
}

/** Opens the drafts of a field: beside its label, or among the ways to a cover. */
export function HelpOpener({ kind, isOpen, onToggle, onReach }: HelpOpenerProps) {
  const say = useWords(helpingWords);
  const isCover = kind === "cover";
  return (
    <span css={isCover ? undefined : styles.beside}>
      <Button
        id={openerId(kind)}
        size="small"
        kind={isCover ? "quiet" : "ghost"}
        icon={isCover ? PaintIcon : ModelsIcon}
        aria-expanded={isOpen}
        {...(!isCover && { "aria-label": say(`open.${kind}`) })}
        onPointerEnter={onReach}
        onFocus={onReach}
        onClick={() => {
          onReach();
          onToggle();
        }}
      >
        {say(isCover ? "open.cover" : "open.short")}
      </Button>
    </span>
  );
}
