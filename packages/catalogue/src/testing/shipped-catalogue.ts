import { catalogueFolder, readCatalogue } from "../files.ts";

/** Read once for all test files of a process. */
export const shippedCatalogue = readCatalogue(catalogueFolder);
