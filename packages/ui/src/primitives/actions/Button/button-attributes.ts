import type { ButtonHTMLAttributes, MouseEvent } from "react";

/** An `aria-disabled` button stays focusable but ignores clicks, even as a form's submit button. */
export function clickHandler({
  onClick,
  "aria-disabled": off,
}: Pick<ButtonHTMLAttributes<HTMLButtonElement>, "onClick" | "aria-disabled">) {
  return off === true || off === "true" ? preventClick : onClick;
}

function preventClick(press: MouseEvent) {
  press.preventDefault();
}
