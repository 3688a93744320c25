/**
 * Guards against other strings: a name with a space makes `createElement` throw, and any other word
 * makes an unknown element.
 */
export const isHeading = (name: string): boolean => /^h[1-6]$/.test(name);
