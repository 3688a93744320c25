import type { CSSProperties, ReactElement } from "react";
import { vi } from "vitest";

/** What the suite hands to each component, and looks for at its root. A ref is a function: roots are of every kind. */
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

/** The least that a component needs, with the root's props on it. */
export type Specimen = (root: RootProps) => ReactElement;
export type Specimens = Readonly<Record<string, Specimen>>;

/** The props of each component that take one of a few words, by its name. */
export type Unions = Readonly<Record<string, readonly string[]>>;
