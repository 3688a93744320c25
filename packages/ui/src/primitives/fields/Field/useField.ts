import { useId } from "react";

export interface FieldTexts {
  /** The label, in a word or two; also the accessible name. */
  label: string;
  /** Help for filling in the field. */
  hint?: string | undefined;
  /** What is wrong and how to fix it; announced when it appears. */
  error?: string | undefined;
  /** Announced with the label; checking for missing values is up to the form. */
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

/** Connects a control with its label, hint and error. */
export function useField(
  words: FieldTexts,
  givenId?: string,
  /** Ids of other elements that describe the control. */
  describedBy?: string,
): { ids: FieldIds; controlProps: ControlProps } {
  const own = useId();
  const control = givenId ?? own;
  const ids = {
    control,
    label: `${control}-label`,
    hint: `${control}-hint`,
    error: `${control}-error`,
  };
  const description = [words.error && ids.error, words.hint && ids.hint, describedBy]
    .filter(Boolean)
    .join(" ");
  return {
    ids,
    controlProps: {
      id: control,
      ...(description && { "aria-describedby": description }),
      ...(words.error && { "aria-invalid": true }),
      ...(words.required && { "aria-required": true }),
    },
  };
}
