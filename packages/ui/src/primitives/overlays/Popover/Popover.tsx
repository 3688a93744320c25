import { Popover as Base } from "@base-ui/react/popover";
import { css } from "@emotion/react";
import type { ReactElement, ReactNode } from "react";
import { space, text } from "../../../tokens/tokens.ts";
import type { ElementProps } from "../../element.ts";
import { popup, positioner, sideNames } from "../Popup/styles.ts";
import type { PopupAlign, PopupSide } from "../Popup/styles.ts";
import { ReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";
import { useThemeProps } from "../../theme/KathaTheme/theme-context.ts";

/** Other props are passed to the panel that opens, not to the button. */
export interface PopoverProps extends ElementProps<"div", "title"> {
  /** The button that opens it: a Katha button without an `onClick`. */
  trigger: ReactElement;
  /** The title; also the accessible name. */
  title: string;
  /**
   * The side it opens on, if there is room.
   * @default "bottom"
   */
  side?: PopupSide;
  /**
   * How it is aligned with the button: with one of its edges, or centred.
   * @default "center"
   */
  align?: PopupAlign;
  /** Controlled together with `onOpenChange`; without them it opens by itself. */
  open?: boolean | undefined;
  /** Called when it should open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The content under the title. */
  children: ReactNode;
}

const body = css({ display: "grid", gap: space[3], padding: space[5] });
const heading = css({ fontSize: text.title });

/**
 * A small panel beside its button that does not block the page. Escape or a press elsewhere closes
 * it.
 */
export function Popover(props: PopoverProps) {
  const themed = useThemeProps();
  const {
    trigger,
    title,
    side = "bottom",
    align = "center",
    children,
    open,
    onOpenChange,
    ...root
  } = props;
  return (
    <ReadingDirection>
      <Base.Root
        {...(open !== undefined && { open })}
        {...(onOpenChange && { onOpenChange: (opens) => onOpenChange(opens) })}
      >
        <Base.Trigger render={trigger} />
        <Base.Portal {...themed}>
          <Base.Positioner
            css={positioner}
            side={sideNames[side]}
            align={align}
            sideOffset={8}
            collisionPadding={8}
          >
            <Base.Popup css={[popup, body]} {...root}>
              <Base.Title css={heading}>{title}</Base.Title>
              {children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </ReadingDirection>
  );
}
