import { Unstyled } from "@storybook/addon-docs/blocks";
import { otherLibraries } from "../docs/guide.ts";
import type { Guide } from "../docs/guide.ts";
import { ComponentLink } from "../docs/page/ComponentLink.tsx";
import { table } from "../docs/page/styles.ts";

const guides = import.meta.glob<Guide>("../../packages/ui/src/primitives/**/*.guide.ts", {
  eager: true,
  import: "guide",
});

const nameIn = (path: string) => /([^/]+)\.guide\.ts$/.exec(path)?.[1] ?? path;

/** Other libraries have a primitive for it; here it is a part, since it depends on what it shows. */
const parts = [
  { thing: "Carousel", names: ["StoryRow", "Banner"] },
  { thing: "Async list, infinite list", names: ["ShelfPart", "Queue"] },
] as const;

/** For those who come from another library: its names beside ours. */
export function OtherLibraries() {
  const known = Object.entries(guides)
    .flatMap(([path, { elsewhere }]) => (elsewhere ? [{ name: nameIn(path), elsewhere }] : []))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  return (
    <Unstyled>
      <div lang="en" dir="ltr">
        <table css={table}>
          <thead>
            <tr>
              <th scope="col">Here</th>
              {otherLibraries.map((library) => (
                <th key={library} scope="col">
                  {library}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {known.map(({ name, elsewhere }) => (
              <tr key={name}>
                <th scope="row">
                  <ComponentLink name={name} />
                </th>
                {otherLibraries.map((library) => (
                  <td key={library}>{elsewhere[library] ?? "–"}</td>
                ))}
              </tr>
            ))}
            {parts.map(({ thing, names }) => (
              <tr key={thing}>
                <th scope="row">
                  {names.map((name, at) => (
                    <span key={name}>
                      {at > 0 && ", "}
                      <ComponentLink name={name} />
                    </span>
                  ))}
                </th>
                <td colSpan={otherLibraries.length}>{thing}: a part, not a primitive.</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  );
}
