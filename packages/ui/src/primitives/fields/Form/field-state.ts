import type { Fault } from "./rules.ts";

/** What there is to say of a field. */
export interface FieldState {
  fault?: Fault | undefined;
  /** The field's own words for a fault of this kind. */
  own?: string | undefined;
  /** What the server said about the value. */
  answer?: string | undefined;
  /** A rule is being asked, and has not answered yet. */
  isAsked?: boolean;
}

/** Of a field with nothing to say. Fields come without the code that checks them. */
export const quiet: FieldState = {};
