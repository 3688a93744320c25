import { createContext } from "react";
import type { FieldState } from "./field-state.ts";
import type { FormChecks } from "./form-checks.ts";

export interface FormContextValue {
  checks: FormChecks;
  /** What is wrong, in the reader's language. */
  say: (state: FieldState) => string | undefined;
  /** What a field says while a rule is being asked. */
  checking: string;
}

/** Without a form, fields check nothing. */
export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The id of the control of the field around a `Field.Error`. */
export const FieldIdContext = createContext<string | undefined>(undefined);
