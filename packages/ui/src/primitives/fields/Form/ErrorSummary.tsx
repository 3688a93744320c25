import { useId } from "react";
import type { Ref } from "react";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { formMessages } from "../../../messages/site/forms.ts";
import { Link } from "../../actions/Link/Link.tsx";
import type { FormError } from "./form-error.ts";
import * as styles from "./styles.ts";

interface ErrorSummaryProps {
  errors: readonly FormError[];
  /** Whether a field that is not there can be brought. */
  canReveal: boolean;
  onGo: (error: FormError) => void;
  ref: Ref<HTMLElement>;
}

/** Everything that is wrong in a form, each line a way to its field. */
export function ErrorSummary({ errors, canReveal, onGo, ref }: ErrorSummaryProps) {
  const t = useMessages(formMessages);
  const { number } = useFormats();
  const heading = useId();
  return (
    <section ref={ref} css={styles.summary} tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading}>
        {t("summary.title", { count: errors.length, amount: number(errors.length) })}
      </h2>
      <ul css={styles.list}>
        {errors.map((error) => {
          const { id, name, label, message } = error;
          return (
            <li key={id ?? name}>
              {id === undefined && !canReveal ? (
                message
              ) : (
                <>
                  <Link
                    href={`#${id ?? name}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onGo(error);
                    }}
                  >
                    {label || message}
                  </Link>
                  {label && (
                    <>
                      {": "}
                      <bdi>{message}</bdi>
                    </>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
