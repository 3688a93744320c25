import { createContext } from "react";
import type { FieldWords } from "./checked-field.ts";
import type { FormChecks, FormSnapshot } from "./form-checks.ts";

export interface FormContextValue {
  checks: FormChecks;
  snapshot: FormSnapshot;
  /** What a field says while a rule is being asked. */
  checking: string;
}

/** Without a form, fields check nothing. Fields come without the code that checks them. */
export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** Where a `Field.Error` puts its words. */
export const FieldWordsContext = createContext<FieldWords | undefined>(undefined);
