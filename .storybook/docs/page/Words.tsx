import { Markdown } from "@storybook/addon-docs/blocks";

/** A line of a guide: `code` and *emphasis* are set as such. */
export function Words({ children }: { children: string }) {
  return <Markdown options={{ forceInline: true }}>{children}</Markdown>;
}
