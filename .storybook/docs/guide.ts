export type { Guide, OtherLibrary } from "../../scripts/docgen/guide.ts";
export { otherLibraries } from "../../scripts/docgen/guide.ts";
