import { useEffect, useRef } from "react";
import type { FocusEvent, RefObject } from "react";

interface NextFocus {
  /** Which control of the next row: by itself its first. */
  control?: string;
  /** What has the focus where there is no row; by itself the frame. */
  otherwise?: () => HTMLElement | null;
}

interface Had {
  control: HTMLElement;
  /** The place of its row among those with `data-row`; -1: it stood in none. */
  at: number;
}

/**
 * Of a list whose rows can go: when the control that has the focus goes away, the row that is in its place has it.
 * `finalFocus` is for a dialog that a row opens, which may close after the row has gone.
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
    // What opens over the page passes its events on as well.
    if (!frame.current?.contains(target)) return;
    const row = target.closest("[data-row]");
    last.current = { control: target, at: row ? rowsOf(frame.current).indexOf(row) : -1 };
  };

  return { onFocus, finalFocus };
}

const rowsOf = (frame: HTMLElement | null) => [...(frame?.querySelectorAll("[data-row]") ?? [])];
