import { Toast as Base } from "@base-ui/react/toast";
import { useCallback } from "react";
import type { ReactNode } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { controlMessages } from "../../../messages/site/controls.ts";
import type { ElementProps } from "../../element.ts";
import { button, buttonVariants, buttonSizes } from "../../actions/Button/styles.ts";
import { CloseIcon } from "../../marks/Icon/icons.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { useThemeProps } from "../../theme/KathaTheme/theme-context.ts";
import * as styles from "./styles.ts";
import type { ToastPlacement, ToastTone } from "./styles.ts";

export interface ToastOptions {
  /** What happened, in a sentence. */
  text: string;
  /** The colour; `danger` is announced at once. */
  tone?: ToastTone;
  /** An action such as "Undo", which also closes the toast. */
  action?: { label: string; onClick: () => void };
}

interface ToastData {
  tone: ToastTone;
}

/** Long enough to read our longest toast; one with an action stays until it is closed. */
export const toastMs = 6_000;

/** Other props are passed to the region at the edge of the screen in which the toasts appear. */
export interface ToastsProps extends ElementProps<"div"> {
  /**
   * Use the top if a bar at the bottom of the page must stay visible.
   * @default "bottom"
   */
  placement?: ToastPlacement;
  /** The part of the app that may show toasts. */
  children: ReactNode;
}

/** Shows the toasts from `useToasts`. F6 moves the focus to them. */
export function Toasts({ placement = "bottom", children, ...root }: ToastsProps) {
  return (
    <Base.Provider timeout={toastMs}>
      {children}
      <Stack {...root} placement={placement} />
    </Base.Provider>
  );
}

/** A toast that has been shown. */
export interface ShownToast {
  id: string;
  /** Closes the toast if it is still there. */
  close: () => void;
}

/**
 * Returns a function that shows a toast. Problems are announced at once, the rest when the screen
 * reader is idle. The function is the same at every render.
 */
export function useToasts(): (news: ToastOptions) => ShownToast {
  const { add, close } = Base.useToastManager<ToastData>();
  return useCallback(
    ({ text, tone = "success", action }) => {
      // While a toast fades out, its action can still be pressed.
      let isTaken = false;
      const id = add({
        title: text,
        priority: tone === "danger" ? "high" : "low",
        data: { tone },
        ...(action && {
          timeout: 0,
          actionProps: {
            children: action.label,
            onClick: () => {
              if (isTaken) return;
              isTaken = true;
              close(id);
              action.onClick();
            },
          },
        }),
      });
      return { id, close: () => close(id) };
    },
    [add, close],
  );
}

interface StackProps extends ElementProps<"div"> {
  placement: ToastPlacement;
}

function Stack({ placement, ...root }: StackProps) {
  const themed = useThemeProps();
  const t = useMessages(controlMessages);
  const tCommon = useMessages(commonMessages);
  const { toasts, close } = Base.useToastManager<ToastData>();
  return (
    <Base.Portal {...themed}>
      <Base.Viewport
        css={[styles.viewport, styles.placements[placement]]}
        aria-label={t("toast.label")}
        {...root}
      >
        {toasts.map((toast) => (
          <Base.Root
            key={toast.id}
            toast={toast}
            css={[styles.toast, styles.toastTones[toast.data?.tone ?? "success"]]}
          >
            <Base.Content css={styles.content}>
              <Base.Title render={<p />} css={styles.words} />
              {toast.actionProps && (
                <Base.Action css={[button, buttonVariants.ghost, buttonSizes.small]} />
              )}
              <IconButton
                icon={CloseIcon}
                label={tCommon("action.close")}
                variant="ghost"
                size="small"
                onClick={() => close(toast.id)}
              />
            </Base.Content>
          </Base.Root>
        ))}
      </Base.Viewport>
    </Base.Portal>
  );
}
