import { useEffect, useImperativeHandle, useRef } from "react";
import type { FocusEvent, FocusEventHandler, Ref, RefObject } from "react";

interface NextFocus {
  /** A selector for the control of the next row that gets the focus; by default the first one. */
  control?: string;
  /** Returns the element that gets the focus if no rows are left; by default the frame. */
  otherwise?: () => HTMLElement | null;
}

interface Had {
  control: HTMLElement;
  /** The index of its row among those with `data-row`; -1 if it is in none. */
  at: number;
}

/**
 * For lists whose rows can be removed: if the focused control disappears, the row that takes its
 * place gets the focus. `finalFocus` is for a dialog opened by a row, which may close after the row
 * was removed.
 */
export function useNextFocus(frame: RefObject<HTMLElement | null>, options: NextFocus = {}) {
  const { control = "a[href], button:enabled, input:enabled", otherwise } = options;
  const last = useRef<Had>(null);

  const finalFocus = () => {
    const had = last.current;
    if (had === null || had.control.isConnected) return had?.control ?? null;
    const rows = rowsOf(frame.current);
    const next = rows[Math.min(had.at, rows.length - 1)]?.querySelector<HTMLElement>(control);
    return next ?? (otherwise ? otherwise() : frame.current);
  };

  useEffect(() => {
    if (last.current?.control.isConnected !== false) return;
    const { activeElement: active } = document;
    if (active?.closest("[role=dialog], [role=alertdialog]")) return;
    if (active === document.body) finalFocus()?.focus();
    else last.current = null;
  });

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    // React also passes on events from portals such as dialogs, which are outside the frame.
    if (!frame.current?.contains(target)) return;
    const row = target.closest("[data-row]");
    last.current = { control: target, at: row ? rowsOf(frame.current).indexOf(row) : -1 };
  };

  return { onFocus, finalFocus };
}

interface GivenFrame<Frame> {
  ref?: Ref<Frame> | undefined;
  onFocus?: FocusEventHandler<Frame> | undefined;
}

/** The same for a frame that is given a `ref` and an `onFocus` from outside, too. */
export function useNextFocusFrame<Frame extends HTMLElement>(
  { ref, onFocus }: GivenFrame<Frame>,
  options?: NextFocus,
) {
  const frame = useRef<Frame>(null);
  useImperativeHandle<Frame | null, Frame | null>(ref, () => frame.current, []);
  const next = useNextFocus(frame, options);
  const frameProps = {
    ref: frame,
    onFocus: (event: FocusEvent<Frame>) => {
      onFocus?.(event);
      next.onFocus(event);
    },
  };
  return { frame, frameProps, finalFocus: next.finalFocus };
}

const rowsOf = (frame: HTMLElement | null) => [...(frame?.querySelectorAll("[data-row]") ?? [])];
