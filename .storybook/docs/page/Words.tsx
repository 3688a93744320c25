import { Markdown } from "@storybook/addon-docs/blocks";

/** A line of a guide, with `code` and *emphasis* formatted. */
export function Words({ children }: { children: string }) {
  return <Markdown options={{ forceInline: true }}>{children}</Markdown>;
}
