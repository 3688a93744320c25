import type { ButtonHTMLAttributes, MouseEvent } from "react";

/** What says that it is out of use keeps the keyboard, and answers no click: it sends no form either. */
export function clickHandler({
  onClick,
  "aria-disabled": off,
}: Pick<ButtonHTMLAttributes<HTMLButtonElement>, "onClick" | "aria-disabled">) {
  return off === true || off === "true" ? preventClick : onClick;
}

function preventClick(press: MouseEvent) {
  press.preventDefault();
}
