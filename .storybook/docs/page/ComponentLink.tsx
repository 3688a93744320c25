import { Suspense } from "react";
import { DocsLink } from "../DocsLink.tsx";
import { useDocsPage } from "./story-index.ts";

/** The name of another component as a link to its page. */
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
  return <DocsLink to={page}>{name}</DocsLink>;
}
