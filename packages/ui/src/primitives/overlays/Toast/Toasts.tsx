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
  /** Its colour; `danger` is announced at once. */
  tone?: ToastTone;
  /** A way back: "Undo". Pressed, it closes the toast. */
  action?: { label: string; onClick: () => void };
}

interface ToastData {
  tone: ToastTone;
}

/** Long enough to read our longest toast; one with an action stays until it is closed. */
export const toastMs = 6_000;

/** What is handed on reaches the region at the edge of the screen that the toasts appear in. */
export interface ToastsProps extends ElementProps<"div"> {
  /** At the top where a bar at the bottom of the page must stay free. */
  placement?: ToastPlacement;
  /** The page: everything that may show a toast. */
  children: ReactNode;
}

/** Shows the toasts of `useToasts`. F6 moves the focus there. */
export function Toasts({ placement = "bottom", children, ...root }: ToastsProps) {
  return (
    <Base.Provider timeout={toastMs}>
      {children}
      <Stack {...root} placement={placement} />
    </Base.Provider>
  );
}

/** A toast that was shown. */
export interface ShownToast {
  id: string;
  /** Puts it away, if it is still there. */
  close: () => void;
}

/**
 * Shows a toast: problems are announced at once, the rest when the reader pauses. It is the same
 * function at every render.
 */
export function useToasts(): (news: ToastOptions) => ShownToast {
  const { add, close } = Base.useToastManager<ToastData>();
  return useCallback(
    ({ text, tone = "success", action }) => {
      // While a toast fades, its action can still be pressed.
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
