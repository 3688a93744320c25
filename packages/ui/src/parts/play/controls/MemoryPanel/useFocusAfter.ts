import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether something is open; when it closes, the focus returns to the button that opened it. */
export function useFocusAfter(): [
  isOpen: boolean,
  setOpen: (open: boolean) => void,
  opener: RefObject<HTMLButtonElement | null>,
] {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return [isOpen, setOpen, opener];
}
