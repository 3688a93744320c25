import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";

/**
 * Whether the server suite can run on PostgreSQL here, and on which: TEST_DATABASE_URL, or the
 * programs of a local installation, which the suite starts on a temporary folder of its own.
 * @returns {{ found: string, missing?: undefined } | { found?: undefined, missing: string }}
 */
export function findPostgres(env = process.env) {
  if (env.TEST_DATABASE_URL) return { found: "the database of TEST_DATABASE_URL" };
  const found = programFolders(env).find((folder) =>
    ["initdb", "initdb.exe"].some((name) => existsSync(path.join(folder, name))),
  );
  if (found) return { found: `the PostgreSQL programs in ${found}` };
  return { missing: "TEST_DATABASE_URL is not set and no PostgreSQL programs (initdb) were found" };
}

/** @param {NodeJS.ProcessEnv} env */
function programFolders(env) {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  return [
    ...(env.PATH ?? "").split(path.delimiter).filter(Boolean),
    ...versions.map((version) => path.join(debian, version, "bin")),
    "/opt/homebrew/opt/postgresql/bin",
    "/usr/local/pgsql/bin",
  ];
}
