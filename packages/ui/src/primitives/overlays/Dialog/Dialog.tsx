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

/** What is handed on reaches the dialog itself, not what lies behind it. */
export interface DialogProps extends ElementProps<"div", "title"> {
  /** It is on the page and keeps the focus. */
  open: boolean;
  /** Called on Escape, the close button or a click outside; the parent closes it by `open`. */
  onClose: () => void;
  /** What it asks or shows: its accessible name. */
  title: string;
  /** A sentence under the title, read with it. */
  description?: string | undefined;
  /** How wide it may grow. */
  size?: DialogSize;
  /** A question that waits for its answer: no cross, and a press beside it does nothing. */
  alert?: boolean;
  /** Where the keyboard begins; else at the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where the keyboard goes afterwards; else back to where it was. */
  finalFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null) | undefined;
  /** Buttons at its foot. */
  actions?: ReactNode;
  /** What stands between its title and its foot. */
  children?: ReactNode;
}

/** A modal dialog: it keeps the focus until it closes, then returns it. */
export function Dialog(props: DialogProps) {
  const themed = useThemeProps();
  const {
    open,
    onClose,
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
      onOpenChange={(opens) => !opens && onClose()}
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
                  onClick={onClose}
                />
              </span>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
