import { css } from "@emotion/react";
import type { FormHTMLAttributes, ReactNode, Ref } from "react";
import { space } from "../../../tokens/tokens.ts";

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit"> {
  onSubmit: () => void;
  children: ReactNode;
  ref?: Ref<HTMLFormElement>;
}

const form = css({ display: "grid", gap: space[5], minInlineSize: 0 });

/** Fields one under the other. The messages are ours, so the browser's own stay quiet. */
export function Form({ onSubmit, children, ...native }: FormProps) {
  return (
    <form
      css={form}
      noValidate
      {...native}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
