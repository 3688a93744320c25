import { useEffect, useRef } from "react";

/** Focuses the tray's field; after an ending the field appears only when the turn is over. */
export function useFieldFocus(isThere: boolean, busy: boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isThere || !isAwaited.current) return;
    field.current?.focus();
    isAwaited.current = busy;
  }, [isThere, busy]);
  return {
    field,
    focusField: () => {
      isAwaited.current = true;
      field.current?.focus();
    },
  };
}
