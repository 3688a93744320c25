import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { Suspense } from "react";
import { useDocsPage } from "./story-index.ts";

/** The name of another component, leading to its page. */
export function ComponentLink({ name }: { name: string }) {
  return (
    <Suspense fallback={<code>{name}</code>}>
      <Found name={name} />
    </Suspense>
  );
}

function Found({ name }: { name: string }) {
  const page = useDocsPage(name);
  if (page === undefined) return <code>{name}</code>;
  return (
    <AnchorMdx href={`?path=/docs/${page}`} target="_self">
      {name}
    </AnchorMdx>
  );
}
