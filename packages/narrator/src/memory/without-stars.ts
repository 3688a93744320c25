/** Without the asterisks of emphasis. */
export const withoutStars = (text: string): string =>
  text.replaceAll(/\*{2,}|\*(?=\S)|(?<=\S)\*/g, "");
