// A bare `npx vitest` looks for this name.
export { default } from "./vitest.workspace.ts";
