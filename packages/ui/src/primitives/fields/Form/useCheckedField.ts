import { useContext, useLayoutEffect, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { quiet } from "./field-state.ts";
import type { OwnRules, ValidationMode } from "./form-checks.ts";
import { FormContext } from "./form-context.ts";
import type { ControlRules, ValueRules } from "./rules.ts";

/** What a field is checked for. Rules are checked by the `Form` around the field. */
export interface FieldRules extends OwnRules {
  /** What the value has to be like. These do not stop anybody from typing, as the control's `maxLength` does. */
  rules?: ValueRules | undefined;
  /** When the field says what is wrong, if not when its form does. */
  validationMode?: ValidationMode | undefined;
  /** `Field.Error`s: the field's own words for kinds of faults. */
  children?: ReactNode;
}

export interface CheckedControl extends Omit<FieldRules, "rules" | "children"> {
  name?: string | undefined;
  rules: ControlRules;
  /** Its value, if the control's own `value` is something else. */
  value?: string | undefined;
}

const silent = () => () => undefined;

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
export function useCheckedField(id: string, label: string, control: CheckedControl) {
  const form = useContext(FormContext);
  const checks = form?.checks;
  const { name, rules, value, validate, validateAsync, validationMode: mode } = control;

  useLayoutEffect(() => {
    const read = () => value ?? valueIn(id);
    checks?.put({ id, name, label, rules, validate, validateAsync, mode, read });
  });
  useLayoutEffect(() => () => checks?.remove(id), [checks, id]);

  const state = useSyncExternalStore(
    checks?.subscribe ?? silent,
    () => checks?.stateOf(id) ?? quiet,
    () => quiet,
  );
  return { error: form?.say(state), checking: state.isAsked ? form?.checking : undefined };
}
