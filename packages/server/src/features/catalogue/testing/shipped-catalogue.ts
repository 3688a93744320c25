import { fileURLToPath } from "node:url";
import { readCatalogue } from "../files.ts";

const folder = fileURLToPath(new URL("../../../../catalogue", import.meta.url));

/** Read once for all test files of a process. */
export const shippedCatalogue = await readCatalogue(folder);
