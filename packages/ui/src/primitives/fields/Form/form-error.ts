/** Something that is wrong in a form. */
export interface FormError {
  /** The name of the field. */
  name: string | undefined;
  /** The id of its control; without it no field has the name. */
  id?: string | undefined;
  label?: string | undefined;
  message: string;
}

export interface FormState {
  /** In reading order. */
  errors: readonly FormError[];
  /** It was submitted, and waits for an asynchronous rule. */
  isChecking: boolean;
}
