const files = import.meta.glob<string>(
  ["../../foundations/*.stories.tsx", "../../../packages/{ui,app}/src/**/*.stories.tsx"],
  { query: "?raw", import: "default" },
);

/** A file of stories as it is written, by its path from the root: what stories declare for themselves is in it. */
export async function storyFile(path: string): Promise<string> {
  const from = new URL(path, "file:///").pathname;
  const [, load] = Object.entries(files).find(([name]) => isSame(name, from)) ?? [];
  return (await load?.()) ?? "";
}

/** "../../../packages/ui/src/Button.stories.tsx" is "/packages/ui/src/Button.stories.tsx". */
function isSame(name: string, from: string): boolean {
  return new URL(name, "file:///.storybook/docs/code/").pathname === from;
}
