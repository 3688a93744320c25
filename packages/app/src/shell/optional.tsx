import { type ComponentType, lazy, Suspense } from "react";

/** A component that the page can do without: if its code cannot be fetched, it is left out. */
export function optional<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await fetchPart().catch(() => Nothing) }));
  return (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}

const Nothing = () => null;
