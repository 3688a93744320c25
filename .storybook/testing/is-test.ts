/** Whether this is a test run, as opposed to somebody viewing the stories. */
export const isTest = import.meta.env["VITEST_STORYBOOK"] !== undefined;
