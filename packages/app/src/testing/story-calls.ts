let isOver = false;

/** The server as an app in a story asks it. */
export const storyFetch: typeof fetch = (input, init) =>
  isOver ? new Promise(() => {}) : fetch(input, init);

export function beginCalls(): void {
  isOver = false;
}

/** An app that tries a lost line again would ask on until it is gone, and the next story cannot answer that. */
export function endCalls(): void {
  isOver = true;
}
