import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { CloseIcon } from "../../marks/Icon/icons.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import type { ElementProps } from "../../element.ts";
import { useThemeProps } from "../../theme/KathaTheme/theme-context.ts";
import * as styles from "./styles.ts";
import type { DialogSize } from "./styles.ts";

/** Other props are passed to the dialog itself, not to its backdrop. */
export interface DialogProps extends ElementProps<"div", "title"> {
  /** Whether the dialog is open. */
  open: boolean;
  /**
   * Called with `false` on Escape, the close button or a click outside; the parent closes it by setting `open`.
   */
  onOpenChange: (open: boolean) => void;
  /** The title; also the accessible name. */
  title: string;
  /** A sentence under the title, announced with it. */
  description?: string | undefined;
  /**
   * The maximum width.
   * @default "small"
   */
  size?: DialogSize;
  /**
   * For a question that has to be answered: no close button, and a click outside does nothing.
   * @default false
   */
  alert?: boolean;
  /** The element that gets the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The element that gets the focus when it closes; by default the one that had it before. */
  finalFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null) | undefined;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** The content between the title and the buttons. */
  children?: ReactNode;
}

/** A modal dialog: it keeps the focus until it closes, then returns it. */
export function Dialog(props: DialogProps) {
  const themed = useThemeProps();
  const {
    open,
    onOpenChange,
    title,
    description,
    size = "small",
    alert = false,
    initialFocus,
    finalFocus,
    actions,
    children,
    ...root
  } = props;
  const t = useMessages(commonMessages);
  return (
    <Base.Root
      open={open}
      onOpenChange={(opens) => onOpenChange(opens)}
      disablePointerDismissal={alert}
    >
      <Base.Portal {...themed}>
        <Base.Backdrop css={styles.backdrop} />
        <Base.Viewport css={styles.viewport}>
          <Base.Popup
            css={[styles.popup, styles.dialogSizes[size]]}
            {...(alert && { role: "alertdialog" })}
            {...(initialFocus && { initialFocus })}
            {...(finalFocus && { finalFocus })}
            {...root}
          >
            <Base.Title css={styles.heading}>{title}</Base.Title>
            {description !== undefined && (
              <Base.Description css={styles.description}>{description}</Base.Description>
            )}
            {children}
            {actions && <div css={styles.actions}>{actions}</div>}
            {!alert && (
              <span css={styles.cross}>
                <IconButton
                  icon={CloseIcon}
                  label={t("action.close")}
                  variant="ghost"
                  size="small"
                  onClick={() => onOpenChange(false)}
                />
              </span>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
