import type { ReactNode } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { controlMessages } from "../../../messages/site/controls.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { ProblemIcon } from "../../marks/Icon/icons.ts";
import { FieldIdContext } from "../Form/form-context.ts";
import { VisuallyHidden } from "../../content/VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./styles.ts";
import type { FieldIds, FieldTexts } from "./useField.ts";

export interface FieldProps extends FieldTexts {
  ids: FieldIds;
  /** At the end of the label's line: a link about this field. */
  labelEnd?: ReactNode;
  /** The field's own words, as `Field.Error`s. */
  errors?: ReactNode;
  /** Said while a rule is being asked. */
  checking?: string | undefined;
  children: ReactNode;
}

/** A field: the label above the control, the hint and the error below it. */
export function Field(props: FieldProps) {
  const {
    ids,
    label,
    hint,
    error,
    optional = false,
    hideLabel = false,
    labelEnd,
    errors,
    checking,
    children,
  } = props;
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
      {children}
      <div id={ids.error} css={styles.error} aria-live="polite">
        {error && (
          <>
            <Icon icon={ProblemIcon} size="small" />
            <span>{error}</span>
          </>
        )}
      </div>
      <FieldIdContext value={ids.control}>{errors}</FieldIdContext>
      {checking && <p css={styles.aside}>{checking}</p>}
      {hint && (
        <p id={ids.hint} css={styles.aside}>
          {hint}
        </p>
      )}
    </div>
  );
}
