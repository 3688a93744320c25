import { useState } from "react";
import type { DataType } from "../../../scripts/docgen/data-types.ts";
import { field, fieldList, fieldsOf, optional } from "./props.styles.ts";
import { Words } from "./Words.tsx";

/** The fields of a type, shown on request. */
export function Fields({ type: { name, description, fields } }: { type: DataType }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details css={fieldsOf} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Fields of <code>{name}</code>
      </summary>
      {isOpen && (
        <>
          {description && <Words>{description}</Words>}
          <dl css={fieldList}>
            {fields.map((one) => (
              <div key={one.name} css={field}>
                <dt>
                  <code>{one.name}</code>
                  {!one.required && <span css={optional}>optional</span>}
                </dt>
                <dd>
                  <code>{one.type}</code>
                </dd>
                <dd>{one.description && <Words>{one.description}</Words>}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </details>
  );
}
