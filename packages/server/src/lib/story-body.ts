/** The size limit of requests that carry a whole story: the catalogue's longest has 3.8 MB. */
export const storyBodyBytes = 6 * 1024 * 1024;
