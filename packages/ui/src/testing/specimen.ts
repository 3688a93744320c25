import type { CSSProperties, ReactElement } from "react";
import { vi } from "vitest";

/** The props that the suite passes to each component and expects on its root, which may be an element of any kind. */
export function rootProps(ref: (root: Element | null) => void) {
  const style: CSSProperties = { outlineOffset: "7px" };
  return {
    className: "handed",
    style,
    ref,
    id: "handed",
    "data-handed": "yes",
    "aria-description": "Handed",
    onClick: vi.fn<() => void>(),
    onKeyDown: vi.fn<() => void>(),
  };
}

export type RootProps = ReturnType<typeof rootProps>;

/** A component with its required props and the root's props. */
export type Specimen = (root: RootProps) => ReactElement;
export type Specimens = Readonly<Record<string, Specimen>>;

/** The props with a union of strings, by component name. */
export type Unions = Readonly<Record<string, readonly string[]>>;
