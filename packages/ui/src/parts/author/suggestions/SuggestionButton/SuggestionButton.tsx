import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { ModelsIcon, PaintIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { openerId } from "../suggestion-drafts.ts";
import type { SceneSuggestionKind } from "@katha/storygraph";
import type { SuggestionKind } from "../suggestion-drafts.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { beside } from "./styles.ts";

export interface SuggestionButtonProps extends ElementProps<"button"> {
  /** What is suggested; for a cover it looks like the buttons beside it. */
  kind: Exclude<SuggestionKind, SceneSuggestionKind | "answer">;
  /** Whether the suggestions are shown. */
  open: boolean;
  /** Called when they are to be shown, or put away. */
  onOpenChange: (open: boolean) => void;
  /** Called on hover or focus, so that the panel can be loaded. */
  onIntent: () => void;
}

/** Opens the suggestions for a field: beside its label, or among the buttons for a cover. */
export function SuggestionButton(props: SuggestionButtonProps) {
  const {
    kind,
    open,
    onOpenChange,
    onIntent,
    onPointerEnter,
    onFocus,
    onClick,
    ref = null,
    ...root
  } = props;
  const t = useMessages(authorMessages);
  const isCover = kind === "cover";
  return (
    <Button
      id={openerId(kind)}
      size="small"
      variant={isCover ? "secondary" : "ghost"}
      icon={isCover ? PaintIcon : ModelsIcon}
      css={!isCover && beside}
      aria-expanded={open}
      {...(!isCover && { "aria-label": t(`help.${kind}`) })}
      ref={ref}
      {...root}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        onIntent();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        onIntent();
      }}
      onClick={(event) => {
        onClick?.(event);
        onIntent();
        onOpenChange(!open);
      }}
    >
      {t(isCover ? "help.cover" : "help.short")}
    </Button>
  );
}
