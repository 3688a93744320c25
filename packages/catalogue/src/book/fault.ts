/** A file of the catalogue is invalid; the message names the file, the line and the fault. */
export class CatalogueFault extends Error {
  override name = "CatalogueFault";
}

/** A file of a story, with its name for messages: `stories/moti-khan/scenes.md`. */
export interface Page {
  file: string;
  text: string;
}

export function faultAt({ file }: Page, line: number, why: string): CatalogueFault {
  return new CatalogueFault(`${file}:${line}: ${why}`);
}
