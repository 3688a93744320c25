import { Popover as Base } from "@base-ui/react/popover";
import { css } from "@emotion/react";
import type { ReactElement, ReactNode } from "react";
import { space, text } from "../../../tokens/tokens.ts";
import { popup, positioner, sideNames } from "../Popup/styles.ts";
import type { PopupAlign, PopupSide } from "../Popup/styles.ts";
import { ReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";

export interface PopoverProps {
  /** The button that opens it: one of ours, without an `onClick`. */
  trigger: ReactElement;
  title: string;
  side?: PopupSide;
  align?: PopupAlign;
  /** Given together, they leave opening to the page; else it opens by itself. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

const body = css({ display: "grid", gap: space[3], padding: space[5] });
const heading = css({ fontSize: text.title });

/** A small panel beside its button. The page stays within reach: Escape or a press elsewhere closes it. */
export function Popover(props: PopoverProps) {
  const { trigger, title, side = "bottom", align = "center", open, onOpenChange, children } = props;
  return (
    <ReadingDirection>
      <Base.Root
        {...(open !== undefined && { open })}
        {...(onOpenChange && { onOpenChange: (opens) => onOpenChange(opens) })}
      >
        <Base.Trigger render={trigger} />
        <Base.Portal>
          <Base.Positioner
            css={positioner}
            side={sideNames[side]}
            align={align}
            sideOffset={8}
            collisionPadding={8}
          >
            <Base.Popup css={[popup, body]}>
              <Base.Title css={heading}>{title}</Base.Title>
              {children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </ReadingDirection>
  );
}
