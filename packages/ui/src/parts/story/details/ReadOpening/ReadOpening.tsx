import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { useId } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { BookIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyPageMessages } from "../../../../messages/players/story-page.ts";
import { space } from "../../../../tokens/tokens.ts";

const place = css({ display: "grid", justifyItems: "start", gap: space[4], minInlineSize: 0 });
const opened = css({ inlineSize: "100%", minInlineSize: 0, "&:empty": { display: "none" } });

export interface ReadOpeningProps extends ElementProps<"div"> {
  /** Whether the opening is shown. */
  open: boolean;
  /** Called when it is to be shown, or put away. */
  onOpenChange: (open: boolean) => void;
  /** How the story opens: a StoryOpening, which can be fetched when it is asked for. */
  children?: ReactNode;
}

/** Shows how a story opens, once a reader asks for it. */
export function ReadOpening(props: ReadOpeningProps) {
  const { open, onOpenChange, children, ...root } = props;
  const t = useMessages(storyPageMessages);
  const id = useId();
  return (
    <div css={place} {...root}>
      <Button
        icon={BookIcon}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpenChange(!open)}
      >
        {t("story.opening")}
      </Button>
      <div id={id} css={opened}>
        {open && children}
      </div>
    </div>
  );
}
