import { useId } from "react";

export interface FieldTexts {
  /** What is asked for, in a word or two: its accessible name. */
  label: string;
  /** What to write, before it is written. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; said when it appears. */
  error?: string | undefined;
  /** Said with the field's name; what is missing is for the form to find. */
  required?: boolean | undefined;
  /** Shown beside the label: most fields are required, so the optional ones are marked. */
  optional?: boolean | undefined;
  /** Hides the label visually where the context shows it. */
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

/** Ties a control to its label, its hint and its error. */
export function useField(
  words: FieldTexts,
  givenId?: string,
  /** Ids of other elements that describe it. */
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
