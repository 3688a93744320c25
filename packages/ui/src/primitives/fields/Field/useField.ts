import { useId } from "react";
import { useCheckedField } from "../Form/useCheckedField.ts";
import type { CheckedControl } from "../Form/useCheckedField.ts";

export interface FieldTexts {
  /** The label, in a word or two; also the accessible name. */
  label: string;
  /** Help for filling in the field. */
  hint?: string | undefined;
  /** What is wrong and how to fix it; announced when it appears. Comes before what the form says. */
  error?: string | undefined;
  /** Announced with the label; a `Form` is not sent without a value. */
  required?: boolean | undefined;
  /**
   * Marks the field as optional beside its label; most fields are required, so only these are
   * marked.
   */
  optional?: boolean | undefined;
  /** Hides the label visually if the context already shows it. */
  hideLabel?: boolean | undefined;
}

export interface FieldIds {
  control: string;
  label: string;
  hint: string;
  error: string;
}

interface ControlProps {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

const unchecked: CheckedControl = { rules: {} };

/** Connects a control with its label, hint and error, and has it checked by its form. */
export function useField(
  words: FieldTexts,
  givenId?: string,
  /** Ids of other elements that describe the control. */
  describedBy?: string,
  control: CheckedControl = unchecked,
): {
  ids: FieldIds;
  controlProps: ControlProps;
  /** What is wrong, by the field's own prop or by its form. */
  error: string | undefined;
  /** Said while a rule is being asked. */
  checking: string | undefined;
} {
  const own = useId();
  const id = givenId ?? own;
  const rules = { ...control.rules, required: words.required };
  const found = useCheckedField(id, words.label, { ...control, rules });
  const error = words.error || found.error;
  const ids = { control: id, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
  const description = [error && ids.error, words.hint && ids.hint, describedBy]
    .filter(Boolean)
    .join(" ");
  return {
    ids,
    error,
    checking: found.checking,
    controlProps: {
      id,
      ...(description && { "aria-describedby": description }),
      ...(error && { "aria-invalid": true }),
      ...(words.required && { "aria-required": true }),
    },
  };
}
