import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { space } from "../../../tokens/tokens.ts";

export interface FormProps extends ElementProps<"form", "onSubmit"> {
  /**
   * Called on submit, by Enter or the button, with the values of the fields; the page is not left.
   */
  onSubmit: (sent: FormData) => void;
  /** The fields, a response if there is one, and a submit button. */
  children: ReactNode;
}

const form = css({
  display: "grid",
  gap: space[5],
  minInlineSize: 0,
  "& > [role=alert], & > [role=status]": { scrollMarginBlock: space[6] },
});

const answerIn = (sent: HTMLFormElement | null) =>
  sent?.querySelector(":scope > :is([role=alert], [role=status])") ?? null;

/**
 * A form with its fields one below the other. Our own messages replace the browser's validation.
 */
export function Form({ onSubmit, children, ...native }: FormProps) {
  const sent = useRef<HTMLFormElement>(null);
  const heard = useRef<Element>(null);

  // On a phone the response may appear a screen above the button.
  useEffect(() => {
    const answer = answerIn(sent.current);
    if (answer !== heard.current) answer?.scrollIntoView({ block: "nearest" });
    heard.current = answer;
  });

  return (
    <form
      css={form}
      noValidate
      {...native}
      onSubmit={(event) => {
        event.preventDefault();
        sent.current = event.currentTarget;
        heard.current = answerIn(sent.current);
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {children}
    </form>
  );
}
