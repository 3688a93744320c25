import { globSync, statSync } from "node:fs";
import path from "node:path";
import { mustRun, root } from "./process.mjs";

const sources = ["app", "ui", "api", "authoring", "exchange", "storygraph"].map(
  (name) => `packages/${name}`,
);
const page = path.join(root, "packages", "app", "dist", "index.html");

/** Builds the app if one of its source files is newer than the last build. */
export async function buildAppIfStale() {
  if (isStale()) await mustRun("npm", ["run", "build", "--workspace=@katha/app"]);
}

function isStale() {
  const built = statSync(page, { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return true;
  const patterns = sources.flatMap((name) => [`${name}/*.*`, `${name}/{src,build,public}/**`]);
  const files = globSync([...patterns, "package-lock.json", "tsconfig.base.json"], { cwd: root });
  return files
    .filter((file) => !/\.(?:stories|test)\.tsx?$|\.md$/.test(file))
    .some(
      (file) => (statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0) > built,
    );
}
