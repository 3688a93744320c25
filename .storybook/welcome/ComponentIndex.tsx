import { DocsContext } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { DocsLink } from "../docs/DocsLink.tsx";
import { readGlobals } from "../toolbar/globals.ts";
import type { Entry } from "../docs/page/story-index.ts";
import { useDocsPages } from "../docs/page/story-index.ts";
import { useGlobals } from "../docs/use-globals.ts";
import { useTheme } from "../docs/use-theme.ts";
import { groups } from "./groups.ts";
import * as styles from "./styles.ts";

const folderOf = ({ importPath }: Entry) =>
  /src\/((?:primitives|parts)\/.+)\/[^/]+\/[^/]+$/.exec(importPath)?.[1];

/** Every primitive and part by purpose, with the pictures taken by `npm run storybook:pictures`. */
export function ComponentIndex() {
  const { theme: choice } = readGlobals(useGlobals(use(DocsContext).channel));
  const theme = useTheme(choice);
  const pages = useDocsPages();
  return groups.map(({ folder, use: title, about }) => {
    const own = pages.filter((page) => `${folderOf(page) ?? ""}/`.startsWith(`${folder}/`));
    return own.length === 0 ? null : (
      <section key={folder} css={styles.indexGroup}>
        <h3 css={styles.groupTitle}>
          {title} <span css={styles.soft}>{about}</span>
        </h3>
        <ul css={styles.tiles}>
          {own.map((page) => (
            <li key={page.id} css={styles.tile}>
              <DocsLink to={page.id}>
                <img
                  css={styles.picture}
                  src={`pictures/${theme}/${folderOf(page)}/${page.id.split("--")[0]}.webp`}
                  alt=""
                  width={256}
                  height={160}
                  loading="lazy"
                  decoding="async"
                />
                {page.title.split("/").at(-1)}
              </DocsLink>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
