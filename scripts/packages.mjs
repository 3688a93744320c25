// `node scripts/packages.mjs`: builds what we publish and tests it as its users install it.
process.argv.splice(2, 0, "packages");
await import("./test.mjs");
