import { nodeStateReaders } from "../state/reading/read-node.ts";

/** Fields of a node that say nothing of its state. */
export function lasting(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => !Object.hasOwn(nodeStateReaders, field)),
  );
}
