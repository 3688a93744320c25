import { useEffect, useRef } from "react";

/** Focuses the field of the tray; after an ending it is there only once the turn is over. */
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
