export { loadCatalogue, type Loaded, type Pictures } from "./load.ts";
export { paintedPictures } from "./painted-pictures.ts";
