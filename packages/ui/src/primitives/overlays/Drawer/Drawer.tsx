import { Drawer as Base } from "@base-ui/react/drawer";
import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { CloseIcon } from "../../marks/Icon/icons.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { useReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";
import type { Direction } from "../../content/ReadingDirection/ReadingDirection.tsx";
import { useThemeProps } from "../../theme/KathaTheme/theme-context.ts";
import * as styles from "./styles.ts";
import type { DrawerSide, Edge } from "./styles.ts";

/** Other props are passed to the panel itself, not to its backdrop. */
export interface DrawerProps extends ElementProps<"div", "title"> {
  /** Whether the drawer is open. */
  open: boolean;
  /** Called with `false` on Escape, the close button, a swipe or a click outside. */
  onOpenChange: (open: boolean) => void;
  /** The title; also the accessible name. */
  title: string;
  /**
   * The edge that it slides in from: `start` and `end` follow the reading direction.
   * @default "end"
   */
  side?: DrawerSide;
  /** The content that scrolls under the title. */
  children: ReactNode;
}

/** A panel at the edge of the screen that can be closed by swiping it back. */
export function Drawer(props: DrawerProps) {
  const themed = useThemeProps();
  const { open, onOpenChange, title, side = "end", children, ...root } = props;
  const t = useMessages(commonMessages);
  const direction = useReadingDirection();
  const edge = edgeOf(side, direction);
  return (
    <Base.Root open={open} swipeDirection={edge} onOpenChange={(opens) => onOpenChange(opens)}>
      <Base.Portal {...themed}>
        <Base.Backdrop css={styles.backdrop} />
        <Base.Viewport css={[styles.viewport, styles.edges[edge].viewport]}>
          <Base.Popup css={[styles.popup, styles.edges[edge].popup]} dir={direction} {...root}>
            <div css={styles.head}>
              <Base.Title css={styles.heading}>{title}</Base.Title>
              <IconButton
                icon={CloseIcon}
                label={t("action.close")}
                variant="ghost"
                onClick={() => onOpenChange(false)}
              />
            </div>
            <Base.Content css={styles.body}>{children}</Base.Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

function edgeOf(side: DrawerSide, direction: Direction): Edge {
  if (side === "bottom") return "down";
  return (side === "end") === (direction === "ltr") ? "right" : "left";
}
