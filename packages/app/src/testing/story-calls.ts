let isOver = false;

/** The `fetch` of apps in stories: it goes silent when the story has ended. */
export const storyFetch: typeof fetch = (input, init) =>
  isOver ? new Promise(() => {}) : fetch(input, init);

export function beginCalls(): void {
  isOver = false;
}

/** An app that retries a lost connection would go on asking, and the next story has no answer for that. */
export function endCalls(): void {
  isOver = true;
}
