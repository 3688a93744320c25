import { useState } from "react";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { wholeNumber } from "./whole-number.ts";

export interface WholeNumberProps {
  label: string;
  hideLabel?: boolean;
  hint?: string;
  /** The error if it is not a whole number, or less than the minimum. */
  fault: string;
  least: number;
  value: number | undefined;
  onNumber: (value: number | null) => void;
}

/** An integer field. Any other text stays in the field and is not saved. */
export function WholeNumber({ label, hideLabel, hint, fault, ...rest }: WholeNumberProps) {
  const { least, value, onNumber } = rest;
  const [draft, setDraft] = useState(value === undefined ? "" : String(value));
  const read = wholeNumber(draft, least);
  const isHeld = read === undefined || read === (value ?? null);
  const [held, setHeld] = useState(value);
  if (held !== value) {
    setHeld(value);
    if (!isHeld) setDraft(value === undefined ? "" : String(value));
  }
  return (
    <TextField
      label={label}
      hint={hint}
      {...(hideLabel && { hideLabel })}
      inputMode="numeric"
      value={draft}
      error={read === undefined ? fault : undefined}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setDraft(text);
        const next = wholeNumber(text, least);
        if (next !== undefined) onNumber(next);
      }}
    />
  );
}
