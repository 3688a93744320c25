/** A browser makes no element of a name with a space in it, and an unknown one of any other word. */
export const isHeading = (name: string): boolean => /^h[1-6]$/.test(name);
