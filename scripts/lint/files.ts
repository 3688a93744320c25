const component = /^[A-Z][A-Za-z0-9]*(?:(?:\.(?:stories|test))?\.tsx|\.guide\.ts)$/;
const hook = /^use[A-Z][A-Za-z0-9]*(?:\.test)?\.tsx?$/;
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)*\.m?[jt]sx?$/;

const conventions = [component, hook, kebab];
const mostEntries = 20;

export function badNames(files: readonly string[]): string[] {
  return files.filter((file) => {
    const name = file.slice(file.lastIndexOf("/") + 1);
    return /\.m?[tj]sx?$/.test(name) && !conventions.some((each) => each.test(name));
  });
}

/** Migrations are exempt: every change of the database adds one, and none is ever moved or deleted. */
const migration = /\/\d{4}_[a-z0-9_]+\.sql$/;

/** Folders with too many entries, as "folder: 21". */
export function fullFolders(files: readonly string[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const file of files.filter((each) => !migration.test(each))) {
    const parts = file.split("/");
    for (const [at, part] of parts.entries()) {
      if (at === 0) continue;
      const folder = parts.slice(0, at).join("/");
      entries.set(folder, (entries.get(folder) ?? new Set()).add(part));
    }
  }
  return [...entries]
    .filter(([, inside]) => inside.size > mostEntries)
    .map(([folder, inside]) => `${folder}: ${inside.size}`);
}
