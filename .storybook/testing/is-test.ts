/** A run of the tests, as opposed to somebody looking at the stories. */
export const isTest = import.meta.env["VITEST_STORYBOOK"] !== undefined;
