import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Brotli bytes of each component of @katha/ui beyond React and emotion. */
const sizes = fileURLToPath(new URL("../../scripts/packages/sizes.ts", import.meta.url));
process.exitCode = spawnSync(process.execPath, [sizes], { stdio: "inherit" }).status ?? 1;
