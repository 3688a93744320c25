let isOver = false;
let story = 0;
let open = 0;

/** How many calls wait for their answers. */
export const openCalls = () => open;

/** The `fetch` of apps in stories: it goes silent when the story has ended. */
export const storyFetch: typeof fetch = async (input, init) => {
  if (isOver) return new Promise(() => {});
  const ofStory = story;
  open += 1;
  try {
    return await fetch(input, init);
  } finally {
    // What an earlier story asked is not counted here.
    if (ofStory === story) open -= 1;
  }
};

export function beginCalls(): void {
  isOver = false;
  story += 1;
  open = 0;
}

/** An app that retries a lost connection would go on asking, and the next story has no answer for that. */
export function endCalls(): void {
  isOver = true;
}
