export type { Guide } from "../../scripts/docgen/guide.ts";
