import { flushSync } from "react-dom";
import { configure } from "storybook/test";

/**
 * A play looks at what an event changed as soon as the event is over. Tests wait for React by `act`, which its production
 * build, and so the built Storybook, does not have.
 */
export function flushEvents(): void {
  if (import.meta.env.DEV) return;
  configure({ eventWrapper: (event) => flushSync(event) });
}
