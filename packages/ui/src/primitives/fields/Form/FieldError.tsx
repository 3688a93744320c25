import { useContext, useLayoutEffect } from "react";
import { FieldWordsContext } from "./form-context.ts";
import type { FaultKind } from "./rules.ts";

export interface FieldErrorProps {
  /** The kind of fault that it is about, as in the browser's `ValidityState`; any kind by default. */
  match?: FaultKind | undefined;
  /** What is wrong, and how to mend it; shown at the field and in the form's summary. */
  children: string;
}

/** A field's own words for a kind of fault, in the place of the library's. A child of the field. */
export function FieldError({ match, children }: FieldErrorProps) {
  const words = useContext(FieldWordsContext);
  const kind = match ?? "any";
  useLayoutEffect(() => {
    words?.set(kind, children);
    return () => void words?.delete(kind);
  }, [words, kind, children]);
  return null;
}
