import type { ReactNode } from "react";
import { section, sectionTitle, wide } from "./styles.ts";

interface SectionProps {
  id: string;
  title: string;
  /** More space between its children. */
  isWide?: boolean;
  children: ReactNode;
}

/** A section of a docs page. Its id can be linked to, as in "…--docs#keyboard". */
export function Section({ id, title, isWide = false, children }: SectionProps) {
  return (
    <section css={[section, isWide && wide]} aria-labelledby={id}>
      <h2 id={id} css={sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
