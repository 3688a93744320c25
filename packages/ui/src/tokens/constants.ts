/** What the product promises in numbers; each is used where it is named and nowhere as a bare figure. */
export const rowAutoScrollMs = 3_000;
export const copyrightYear = 2025;
export const customActionXp = 1;
export const defaultLanguage = "en";
