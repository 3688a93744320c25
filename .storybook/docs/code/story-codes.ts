/** By a story's id. */
type StoryCodes = Readonly<Record<string, string>>;

const pages = new Map<string, Promise<StoryCodes>>();

async function load(page: string): Promise<StoryCodes> {
  try {
    const response = await fetch(`./examples/${page}.json`);
    if (!response.ok) return {};
    const codes: StoryCodes = await response.json();
    return codes;
  } catch {
    return {};
  }
}

/** The code of a component's stories, by a story's id. One promise for all, because React's `use` needs a stable one. */
export function codesBeside(story: string): Promise<StoryCodes> {
  const [page = story] = story.split("--");
  const loading = pages.get(page) ?? load(page);
  pages.set(page, loading);
  return loading;
}
