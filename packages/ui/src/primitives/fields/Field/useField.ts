import { useId } from "react";
import type { ReactNode } from "react";
import type { FieldWords } from "../Form/checked-field.ts";
import type { ControlRules } from "../Form/rules.ts";
import { useCheckedField } from "../Form/useCheckedField.ts";
import type { FieldRules } from "../Form/useCheckedField.ts";

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

interface FieldInput extends Omit<FieldTexts, "hint">, FieldRules {
  hint?: ReactNode;
  id?: string | undefined;
  name?: string | undefined;
  /** Ids of other elements that describe the control. */
  "aria-describedby"?: string | undefined;
}

export interface FieldParts extends Omit<FieldTexts, "hint"> {
  hint: ReactNode;
  ids: { control: string; label: string; hint: string; error: string };
  /** Said while a rule is being asked. */
  checking: string | undefined;
  words: FieldWords;
  /** `Field.Error`s. */
  errors: ReactNode;
}

interface ControlProps {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

/**
 * Connects a control with its label, hint and error, and has it checked by its form. `rest` are the
 * props that are the control's own.
 */
export function useField<Props extends FieldInput>(
  props: Props,
  control: { rules?: ControlRules; value?: string | undefined } = {},
) {
  const {
    label,
    hint,
    error: ownError,
    required,
    optional,
    hideLabel,
    rules,
    validate,
    validateAsync,
    validationMode,
    children: errors,
    id: givenId,
    ...rest
  } = props;
  const own = useId();
  const id = givenId ?? own;
  const { error: found, ...checked } = useCheckedField(id, label, {
    name: props.name,
    value: control.value,
    rules: { ...control.rules, ...rules, required },
    validate,
    validateAsync,
    validationMode,
  });
  const error = ownError || found;
  const ids = { control: id, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
  const description = [error && ids.error, hint && ids.hint, props["aria-describedby"]]
    .filter(Boolean)
    .join(" ");
  const field: FieldParts = { label, hint, error, optional, hideLabel, ids, errors, ...checked };
  const controlProps: ControlProps = {
    id,
    ...(description && { "aria-describedby": description }),
    ...(error && { "aria-invalid": true }),
    ...(required && { "aria-required": true }),
  };
  return { field, controlProps, rest };
}
