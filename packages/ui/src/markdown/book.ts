/** What stands on a page of a book made from a session. */
export type BookPassage =
  /** What was told. Words in *asterisks* are emphasised; an empty line parts paragraphs. */
  | { readonly kind: "told"; readonly text: string }
  /** What the reader typed, or chose where it led to no other scene. */
  | { readonly kind: "own"; readonly text: string }
  /** The choice with which a scene begins inside a chapter. */
  | { readonly kind: "scene"; readonly text: string }
  | { readonly kind: "picture"; readonly src: string; readonly alt: string };

export interface BookChapter {
  /** The choice with which it begins; null has only its number. */
  readonly title: string | null;
  readonly passages: readonly BookPassage[];
}

/** A session as a book. */
export interface Book {
  readonly id: string;
  readonly title: string;
  /** Who wrote the story; empty if that is not known. */
  readonly author: string;
  /** The story's language: `hi`, `ur`. */
  readonly language: string;
  /** The address of the story's cover; null has none. */
  readonly cover: string | null;
  readonly chapters: readonly BookChapter[];
  /** The name of the ending; null while the story goes on, or where it has none. */
  readonly ending: string | null;
  readonly isFinished: boolean;
  /** When it was begun, and played last. */
  readonly begun: string;
  readonly played: string;
}

/** The paragraphs of a passage, each as its lines. */
export function paragraphsOf(text: string): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split("\n").map((one) => one.trim()))
    if (line === "") paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  return paragraphs.filter((lines) => lines.length > 0);
}

/** A chapter's number in the story's language. */
export function chapterNumber(language: string, number: number): string {
  return new Intl.NumberFormat(numbersOf[language] ?? language).format(number);
}

/** Languages whose books have digits of their own, which browsers do not use unasked. */
const numbersOf: Readonly<Partial<Record<string, string>>> = {
  hi: "hi-u-nu-deva",
  mr: "mr-u-nu-deva",
  bn: "bn-u-nu-beng",
  ur: "ur-u-nu-arabext",
};
