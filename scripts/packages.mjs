// `node scripts/packages.mjs`: builds what we publish and tries it as somebody who installs it.
process.argv.splice(2, 0, "packages");
await import("./test.mjs");
