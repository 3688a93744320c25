import { Tooltip as Base } from "@base-ui/react/tooltip";
import { css } from "@emotion/react";
import { cloneElement, useId } from "react";
import type { ReactElement } from "react";
import { color, glow, layer, motion, radius, space, text } from "../../../tokens/tokens.ts";
import type { ElementProps } from "../../element.ts";
import { sideNames } from "../Popup/styles.ts";
import type { PopupSide } from "../Popup/styles.ts";
import { ReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";
import { useThemeProps } from "../../theme/KathaTheme/theme-context.ts";

/** Other props are passed to the tooltip itself, not to the control. */
export interface TooltipProps extends ElementProps<"div"> {
  /** A few helpful words, but nothing that readers must know. */
  text: string;
  /**
   * Announced instead of `text`, if `text` repeats the control's name; an empty string announces
   * nothing.
   * @default the value of `text`
   */
  description?: string;
  /**
   * The side it opens on, if there is room.
   * @default "top"
   */
  side?: PopupSide;
  /** Controls whether it is shown; without it hover and focus do. */
  open?: boolean | undefined;
  /** Called when it should open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The control that it explains. */
  children: ReactElement<{ "aria-describedby"?: string }>;
}

const positioner = css({ zIndex: layer.tooltip });
const bubble = css({
  maxInlineSize: "280px",
  paddingBlock: space[1],
  paddingInline: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.raised,
  color: color.ink,
  boxShadow: glow.lift,
  fontSize: text.small,
  transition: `opacity ${motion.quick} ${motion.ease}`,
  "&[data-starting-style], &[data-ending-style]": { opacity: 0 },
});

/** A hint on hover and focus that is also the control's accessible description. */
export function Tooltip(props: TooltipProps) {
  const themed = useThemeProps();
  const {
    text: words,
    description = words,
    side = "top",
    open,
    onOpenChange,
    children,
    ...root
  } = props;
  const id = useId();
  const own = children.props["aria-describedby"];
  return (
    <ReadingDirection>
      <Base.Root
        {...(open !== undefined && { open })}
        onOpenChange={(opens) => onOpenChange?.(opens)}
      >
        <Base.Trigger
          render={
            description === ""
              ? children
              : cloneElement(children, { "aria-describedby": own ? `${own} ${id}` : id })
          }
        />
        {description !== "" && (
          <span id={id} hidden>
            {description}
          </span>
        )}
        <Base.Portal {...themed}>
          <Base.Positioner
            css={positioner}
            side={sideNames[side]}
            sideOffset={8}
            collisionPadding={8}
          >
            <Base.Popup css={bubble} aria-hidden {...root}>
              {words}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </ReadingDirection>
  );
}
