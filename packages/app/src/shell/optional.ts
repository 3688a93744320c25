import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** A component that the page can do without: if its code cannot be fetched, it is left out. */
export const optional = <Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await fetchPart().catch(() => Nothing) }));

const Nothing = () => null;
