import type { ElementProps } from "../../primitives/element.ts";

/** What a dialog or a panel takes. Other props are passed to the dialog itself, not to its backdrop. */
export interface OpenedProps extends ElementProps<"div", "title"> {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` on Escape, the close button or a press outside. */
  onOpenChange: (open: boolean) => void;
}

/** What a dialog takes that saves or sends something. */
export interface SavingProps extends OpenedProps {
  /**
   * It is being saved or sent.
   * @default false
   */
  busy?: boolean;
  /** Why that did not work. */
  failure?: string | undefined;
}
