const files = import.meta.glob<string>(
  ["../../foundations/*.stories.tsx", "../../../packages/{ui,app}/src/**/*.stories.tsx"],
  { query: "?raw", import: "default" },
);

/** The source of a story file, which has the stories' own declarations, by its path from the root. */
export async function storyFile(path: string): Promise<string> {
  const from = new URL(path, "file:///").pathname;
  const [, load] = Object.entries(files).find(([name]) => isSame(name, from)) ?? [];
  return (await load?.()) ?? "";
}

/** Whether "../../../packages/ui/src/Button.stories.tsx" means "/packages/ui/src/Button.stories.tsx". */
function isSame(name: string, from: string): boolean {
  return new URL(name, "file:///.storybook/docs/code/").pathname === from;
}
