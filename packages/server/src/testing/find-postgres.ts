import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const debianFolder = "/usr/lib/postgresql";
const otherFolders = ["/opt/homebrew/opt/postgresql/bin", "/usr/local/pgsql/bin"];

/** The folder with PostgreSQL's server programs (at least version 15), if this machine has one. */
export function findPostgresPrograms(): string | undefined {
  const debianVersions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newestFirst = debianVersions
    .filter((version) => Number(version) >= 15)
    .toSorted((left, right) => Number(right) - Number(left))
    .map((version) => join(debianFolder, version, "bin"));
  const onPath = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return [...newestFirst, ...onPath, ...otherFolders].find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
}
