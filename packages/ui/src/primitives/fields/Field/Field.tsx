import type { ReactNode } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { controlMessages } from "../../../messages/site/controls.ts";
import { VisuallyHidden } from "../../content/VisuallyHidden/VisuallyHidden.tsx";
import { FieldProblem } from "./FieldProblem.tsx";
import * as styles from "./styles.ts";
import type { FieldParts } from "./useField.ts";

export interface FieldProps extends FieldParts {
  /** At the end of the label's line: a link about this field. */
  labelEnd?: ReactNode;
  children: ReactNode;
}

/** A field: the label above the control, the hint and the error below it. */
export function Field(props: FieldProps) {
  const { ids, label, hint, error, optional, hideLabel, labelEnd, words, errors, checking } = props;
  const t = useMessages(controlMessages);
  const named = (
    <label id={ids.label} htmlFor={ids.control} css={styles.label}>
      {label}
    </label>
  );
  return (
    <div css={styles.field}>
      {hideLabel ? (
        <VisuallyHidden>{named}</VisuallyHidden>
      ) : (
        <div css={styles.top}>
          {named}
          {optional && <span css={styles.aside}>{t("field.optional")}</span>}
          {labelEnd}
        </div>
      )}
      {props.children}
      <FieldProblem id={ids.error} error={error} words={words}>
        {errors}
      </FieldProblem>
      {checking && <p css={styles.aside}>{checking}</p>}
      {hint && (
        <p id={ids.hint} css={styles.aside}>
          {hint}
        </p>
      )}
    </div>
  );
}
