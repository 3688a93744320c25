import { useId } from "react";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import type { StoryForm } from "../../story-form/useStoryForm.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** A path such as "body.title", with its message. */
export interface PathFault {
  path: string;
  message: string;
}
export type StoryFailure = string | readonly PathFault[];

/** Other props are passed to the section around the errors; its `ref` is focused by the form. */
export interface FaultSummaryProps extends ElementProps<"section"> {
  /** The fields with errors, in reading order, with their messages. */
  faults: StoryForm["faults"];
  /** Returns the id of a field's control, for its link. */
  idOf: StoryForm["idOf"];
  /** Focuses a field, after opening what contains it. */
  onGo: StoryForm["goTo"];
  /** The server's message: a sentence, or a list that is joined into one. */
  failure?: StoryFailure | undefined;
}

/** The author's form joins the list with commas, the administrators' with periods. */
export function joinedFaults(failure: StoryFailure, by: ", " | ". " = ", "): string {
  if (typeof failure === "string") return failure;
  return failure.map(({ path, message }) => `${path}: ${message}`).join(by);
}

/** All errors above the form, each a link to its field. It takes the focus when it appears. */
export function FaultSummary(props: FaultSummaryProps) {
  const { faults, idOf, onGo, failure, ...root } = props;
  const { number } = useFormats();
  const t = useMessages(authorMessages);
  const heading = useId();
  const told = failure === undefined ? "" : joinedFaults(failure);
  if (told === "" && faults.length === 0) return null;
  return (
    <section
      css={styles.summary}
      tabIndex={-1}
      {...(faults.length > 0 && { "aria-labelledby": heading })}
      {...root}
    >
      {told !== "" && <Callout tone="danger">{told}</Callout>}
      {faults.length > 0 && (
        <div css={styles.faults}>
          <h2 id={heading}>
            {t("summary.title", { count: faults.length, amount: number(faults.length) })}
          </h2>
          <ul css={styles.list}>
            {faults.map(({ field, message }) => (
              <li key={field}>
                <Link
                  href={`#${idOf(field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onGo(field);
                  }}
                >
                  {t(`field.${field}`)}
                </Link>
                {": "}
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
