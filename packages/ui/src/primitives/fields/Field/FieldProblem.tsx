import type { ReactNode } from "react";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { ProblemIcon } from "../../marks/Icon/icons.ts";
import type { FieldWords } from "../Form/checked-field.ts";
import { FieldWordsContext } from "../Form/form-context.ts";
import * as styles from "./styles.ts";

export interface FieldProblemProps {
  id: string;
  /** What is wrong and how to fix it. */
  error: string | undefined;
  words: FieldWords;
  /** `Field.Error`s, which put their words into `words`. */
  children: ReactNode;
}

/** What is wrong with a field, announced when it appears. */
export function FieldProblem({ id, error, words, children }: FieldProblemProps) {
  return (
    <>
      <span id={id} css={styles.error} aria-live="polite">
        {error && (
          <>
            <Icon icon={ProblemIcon} size="small" />
            <span>{error}</span>
          </>
        )}
      </span>
      <FieldWordsContext value={words}>{children}</FieldWordsContext>
    </>
  );
}
