import type { ReactNode } from "react";
import { FormContext } from "./form-context.ts";

/** Fields inside are none of the form around: an editor that keeps what is typed by itself. */
export function Unchecked({ children }: { children: ReactNode }) {
  return <FormContext value={undefined}>{children}</FormContext>;
}
