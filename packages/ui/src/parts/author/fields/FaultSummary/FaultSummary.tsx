import { useId } from "react";
import type { Ref } from "react";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import type { StoryForm } from "../../story-form/useStoryForm.ts";
import { list, summary as box } from "./styles.ts";

/** A path such as "body.title", and its message. */
export interface PathFault {
  path: string;
  message: string;
}
export type StoryFailure = string | readonly PathFault[];

export interface FaultSummaryProps {
  faults: StoryForm["faults"];
  idOf: StoryForm["idOf"];
  onGo: StoryForm["goTo"];
  /** The server's message: a sentence, or a list that is joined to one. */
  failure?: StoryFailure | undefined;
  ref?: Ref<HTMLElement>;
}

/** The author's form joins the list with commas, the administrators' with periods. */
export function joinedFaults(failure: StoryFailure, by: ", " | ". " = ", "): string {
  if (typeof failure === "string") return failure;
  return failure.map(({ path, message }) => `${path}: ${message}`).join(by);
}

/** All errors above the form, each a link to its field. It takes the focus when it appears. */
export function FaultSummary({ faults, idOf, onGo, failure, ref }: FaultSummaryProps) {
  const { number } = useFormats();
  const t = useMessages(authorMessages);
  const heading = useId();
  const told = failure === undefined ? "" : joinedFaults(failure);
  return (
    <>
      {told !== "" && <Callout tone="danger">{told}</Callout>}
      {faults.length > 0 && (
        <section ref={ref} tabIndex={-1} css={box} aria-labelledby={heading}>
          <h2 id={heading}>
            {t("summary.title", { count: faults.length, amount: number(faults.length) })}
          </h2>
          <ul css={list}>
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
        </section>
      )}
    </>
  );
}
