import { useId } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon, RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import * as styles from "../QualitiesPanel/styles.ts";

interface DeclarationPartProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** A section of the story's state, under its heading. */
export function DeclarationPart({ title, hint, children }: DeclarationPartProps) {
  const id = useId();
  return (
    <section css={styles.part} aria-labelledby={id}>
      <h3 id={id} css={styles.title}>
        {title}
      </h3>
      <p css={styles.soft}>{hint}</p>
      {children}
    </section>
  );
}

interface DeclaredListProps<Entry> extends Omit<DeclarationPartProps, "children"> {
  entries: readonly (readonly [id: string, entry: Entry])[];
  /** The label of the button that removes an entry. */
  remove: string;
  onRemove: (id: string) => void;
  /** The label of the button that adds an entry. */
  add: string;
  /** Adds an entry; without it none can be added. */
  onAdd: (() => void) | undefined;
  /** The form of an entry. */
  children: (id: string, entry: Entry) => ReactNode;
}

/** The entries of a section, each with its form. */
export function DeclaredList<Entry>(props: DeclaredListProps<Entry>) {
  const { entries, remove, onRemove, add, onAdd, children, ...part } = props;
  return (
    <DeclarationPart {...part}>
      {entries.map(([id, entry]) => (
        <div key={id} css={styles.card}>
          {children(id, entry)}
          <Button
            size="small"
            variant="ghost"
            icon={RemoveIcon}
            css={styles.alone}
            onClick={() => onRemove(id)}
          >
            {remove}
          </Button>
        </div>
      ))}
      {onAdd && (
        <Button size="small" variant="ghost" icon={AddIcon} css={styles.alone} onClick={onAdd}>
          {add}
        </Button>
      )}
    </DeclarationPart>
  );
}
