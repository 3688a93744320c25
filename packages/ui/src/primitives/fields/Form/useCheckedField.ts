import { useContext, useLayoutEffect, useState } from "react";
import type { ReactNode } from "react";
import type { CheckedControl, FieldWords, OwnRules } from "./checked-field.ts";
import { FormContext } from "./form-context.ts";
import type { ValueRules } from "./rules.ts";

/** What a field is checked for. Rules are checked by the `Form` around the field. */
export interface FieldRules extends OwnRules {
  /** What the value has to be like. These do not stop anybody from typing, as the control's `maxLength` does. */
  rules?: ValueRules | undefined;
  /** `Field.Error`s: the field's own words for kinds of faults. */
  children?: ReactNode;
}

interface ReadControl extends CheckedControl {
  /** Its value, if the control's own `value` is something else. */
  value?: string | undefined;
}

function valueIn(id: string): string {
  const control = document.getElementById(id);
  if (control instanceof HTMLInputElement && control.type === "checkbox") {
    return control.checked ? "on" : "";
  }
  if (control instanceof HTMLInputElement && control.type === "radio") {
    const group = control.closest("fieldset");
    return group?.querySelector<HTMLInputElement>("input:checked")?.value ?? "";
  }
  const isWritten = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isWritten ? control.value : "";
}

/** Has a control checked by the form around it. */
export function useCheckedField(id: string, label: string, { value, ...control }: ReadControl) {
  const form = useContext(FormContext);
  const checks = form?.checks;
  const [words] = useState<FieldWords>(() => new Map());

  useLayoutEffect(() => {
    checks?.put({ ...control, id, label, words, read: () => value ?? valueIn(id) });
  });
  useLayoutEffect(() => () => checks?.remove(id), [checks, id]);

  return {
    error: form?.snapshot.errors.find((error) => error.id === id)?.message,
    checking: form?.snapshot.asking.includes(id) ? form.checking : undefined,
    words,
  };
}
