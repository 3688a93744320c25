import process from "node:process";

// The first process of a container cannot be killed from inside it, so there the server is its child.
if (process.pid === 1) {
  const { superviseMain } = await import("./supervision/first-process.ts");
  process.exitCode = await superviseMain(import.meta.filename);
} else {
  const { compose } = await import("./composition.ts");
  const { loadedWhenNeeded } = await import("./loaded-when-needed.ts");
  const { serve } = await import("./startup/serve.ts");
  await serve(compose, loadedWhenNeeded);
}
