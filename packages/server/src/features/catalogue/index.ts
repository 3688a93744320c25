export { CatalogueFault } from "./files.ts";
export { loadCatalogue, type Loaded, type Pictures } from "./load.ts";
