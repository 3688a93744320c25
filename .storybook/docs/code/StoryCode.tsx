import { Source } from "@storybook/addon-docs/blocks";
import { Suspense, use } from "react";
import { readable } from "../../../scripts/docgen/readable.ts";
import type { Known } from "../../../scripts/docgen/readable.ts";

interface StoryCodeProps {
  /** Storybook's own snippet: the component with the story's args. */
  snippet: string;
  component: string;
  /** The path of the story's file. */
  file: string;
}

/** A story's code, to be copied into an app. */
export function StoryCode(props: StoryCodeProps) {
  return (
    <Suspense fallback={null}>
      <Readable {...props} />
    </Suspense>
  );
}

let names: Promise<Omit<Known, "component">> | undefined;

/** Loads the whole library for its names, so only when somebody opens the code. */
async function loadNames(): Promise<Omit<Known, "component">> {
  const [library, icons] = await Promise.all([
    import("../../../packages/ui/src/index.ts"),
    import("../../../packages/ui/src/primitives/marks/Icon/icons.ts?raw"),
  ]);
  return {
    exports: new Set(Object.keys(library)),
    icons: new Map(
      [...icons.default.matchAll(/(\w+) as (\w+)/g)].map(([, name = "", ours = ""]) => [
        ours,
        name,
      ]),
    ),
  };
}

/** One promise for all pages, because React's `use` needs a stable one. */
function namesOnce(): Promise<Omit<Known, "component">> {
  names ??= loadNames();
  return names;
}

const files = new Map<string, Promise<string>>();

async function loadFile(file: string): Promise<string> {
  const { storyFile } = await import("./story-files.ts");
  return storyFile(file);
}

function fileOnce(file: string): Promise<string> {
  const loading = files.get(file) ?? loadFile(file);
  files.set(file, loading);
  return loading;
}

function Readable({ snippet, component, file }: StoryCodeProps) {
  const known = { ...use(namesOnce()), component };
  return <Source code={readable(snippet, known, use(fileOnce(file)))} language="tsx" />;
}
