import { useId } from "react";
import type { ReactNode } from "react";
import { part, soft, title as heading } from "../QualitiesPanel/styles.ts";

interface DeclarationPartProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** A section of the story's state, under its heading. */
export function DeclarationPart({ title, hint, children }: DeclarationPartProps) {
  const id = useId();
  return (
    <section css={part} aria-labelledby={id}>
      <h3 id={id} css={heading}>
        {title}
      </h3>
      <p css={soft}>{hint}</p>
      {children}
    </section>
  );
}
