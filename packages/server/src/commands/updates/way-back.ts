import type { Program } from "../../db/last-program.ts";
import { lastWithout, type Migration } from "../../db/migrate.ts";

interface Belonging {
  program: Program | undefined;
  /** The first change that the program does not know, if there is one. */
  unknown: Pick<Migration, "name"> | undefined;
}

export const programInWords = ({ version, revision }: Program): string =>
  `Katha ${version}${revision === undefined ? "" : ` (${revision})`}`;

/** Which version of the program belongs to a state, and how to get it. */
export function howToGet({ program, unknown }: Belonging): string {
  const { revision } = program ?? {};
  if (program?.isImage && revision !== undefined)
    return `To go on, start the image of ${programInWords(program)}: its tag is ${tagOf(revision)}. A newer one would change the database again.`;
  if (revision !== undefined && program)
    return `To go on, start ${programInWords(program)}: git checkout ${revision}, then npm start. A newer one would change the database again.`;
  if (unknown === undefined) return "The version that it belongs to is the one that runs here.";
  return `To go on, start the version that it belongs to, which is not recorded. The last that knew no newer tables is: ${lastWithout(unknown)}`;
}

/** As .github/workflows/image.yml names them. */
const tagOf = (revision: string): string => revision.replace(/^v(?=\d)/, "");
