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

/** What is handed on reaches the bubble; the control is the page's own. */
export interface TooltipProps extends ElementProps<"div"> {
  /** A few words that help to choose, and not what one must know. */
  text: string;
  /** What is read beside the control's name, where the text repeats the name; blank: nothing. */
  description?: string;
  /** Where it opens, as long as there is room. */
  side?: PopupSide;
  /** Given, the page decides whether it is shown; else hover and focus do. */
  open?: boolean | undefined;
  /** Called when it wants to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The control it explains. */
  children: ReactElement<{ "aria-describedby"?: string }>;
}

const positioner = css({ zIndex: layer.toast });
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

/** A hint on hover and focus, which is also the control's accessible description. */
export function Tooltip(props: TooltipProps) {
  const themed = useThemeProps();
  const { text: words, description = words, side = "top", ...more } = props;
  const { open, onOpenChange, children, ...root } = more;
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
