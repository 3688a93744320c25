import { defineConfig } from "tsup";
import { library } from "../../scripts/packages/library.ts";

export default defineConfig(library(import.meta.dirname));
