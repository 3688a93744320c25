/** Whether this is a test run, as opposed to somebody viewing the stories. */
export const isTest = import.meta.env["VITEST_STORYBOOK"] !== undefined;
/** Whether axe runs after each story, which takes longer than the story. */
export const runsAxe = isTest && Boolean(import.meta.env["AXE"]);
