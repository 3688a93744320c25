/** The tables that are to be fetched before the narrator is loaded in a browser. */
export const tables: readonly URL[] = [
  new URL("languages/bn/glosses.txt", import.meta.url),
  new URL("languages/hi/glosses.txt", import.meta.url),
  new URL("languages/mr/glosses.txt", import.meta.url),
  new URL("languages/ta/glosses.txt", import.meta.url),
  new URL("languages/ur/glosses.txt", import.meta.url),
  new URL("understanding/choices/weighing/trees.json", import.meta.url),
  new URL("understanding/choices/weighing/unaided.json", import.meta.url),
  new URL("understanding/words/vectors/vectors.bin", import.meta.url),
  new URL("understanding/words/vectors/words.txt", import.meta.url),
  new URL("word-net/irregular-forms.txt", import.meta.url),
  new URL("word-net/word-net.txt", import.meta.url),
];
