/** The most that a request may be which carries a whole story: the longest of the catalogue has 3.8 MB. */
export const storyBodyBytes = 6 * 1024 * 1024;
