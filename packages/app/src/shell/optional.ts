import { type ComponentType, lazy } from "react";

/** A component that the page can do without: when its code cannot be fetched it is left out, and the page stays. */
export const optional = (fetchPart: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await fetchPart().catch(() => Nothing) }));

const Nothing = () => null;
