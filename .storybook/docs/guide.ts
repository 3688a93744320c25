export type {
  AnyGuide,
  Guide,
  OtherLibrary,
  PageGuide,
  ScreenGuide,
  Way,
} from "../../scripts/docgen/guide.ts";
export { otherLibraries } from "../../scripts/docgen/guide.ts";
