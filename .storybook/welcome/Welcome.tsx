import { Unstyled } from "@storybook/addon-docs/blocks";
import { Suspense } from "react";
import { Logo } from "../../packages/ui/src/parts/shell/Logo/Logo.tsx";
import { Copy } from "../docs/Copy.tsx";
import { DocsLink } from "../docs/DocsLink.tsx";
import { Section } from "../docs/page/Section.tsx";
import { page } from "../docs/page/styles.ts";
import { ChangeList } from "./ChangeList.tsx";
import { ComponentIndex } from "./ComponentIndex.tsx";
import { install } from "./install.ts";
import { principles } from "./principles.ts";
import * as styles from "./styles.ts";

/** The first page: what Katha UI is, how to install it, and links to all components. */
export function Welcome() {
  return (
    <Unstyled>
      <article css={page} lang="en" dir="ltr">
        <header css={styles.hero} data-theme="dark">
          <img
            css={styles.heroPicture}
            src="covers/lamp-keeper.svg"
            alt=""
            width={600}
            height={400}
          />
          <div css={styles.heroWords}>
            <h1 css={styles.heroTitle}>
              <Logo size="large" />
            </h1>
            <p css={styles.heroText}>
              A library of React components for stories: cards and shelves, a page that listens, and
              the desk they are written at. By night and by morning, in any script, from either
              side.
            </p>
          </div>
        </header>
        <Section id="install" title="Install">
          <Code name="the install command" text={install.command} />
          <details css={styles.more}>
            <summary>A shelf in Hindi, in a colour of your own</summary>
            <Code name="the code of the shelf" text={install.code} />
          </details>
        </Section>
        <Section id="principles" title="What it holds to">
          <ul css={styles.principles}>
            {principles.map(({ name, text }) => (
              <li key={name}>
                <strong>{name}</strong> {text}
              </li>
            ))}
          </ul>
        </Section>
        <Section id="components" title="Components by use" isWide>
          <Suspense fallback={<p>Looking through the shelves …</p>}>
            <ComponentIndex />
          </Suspense>
          <DocsLink to="from-other-libraries--docs">Their names in other libraries</DocsLink>
        </Section>
        <Section id="changes" title="What changed">
          <ChangeList first={3} />
          <DocsLink to="what-changed--docs">Everything that changed</DocsLink>
        </Section>
        <Section id="ask" title="Where to ask">
          <p css={styles.text}>
            Open an issue in the repository that you have this library from. Name the story: its
            address holds the theme, the width and the language you saw it in. To change something
            yourself, begin with{" "}
            <DocsLink to="contributing-how-to-write-a-story--docs">How to write a story</DocsLink>;
            the repository’s CONTRIBUTING.md tells the rest.
          </p>
        </Section>
      </article>
    </Unstyled>
  );
}

function Code({ name, text }: { name: string; text: string }) {
  return (
    <div css={styles.code}>
      <pre css={styles.pre}>{text}</pre>
      <Copy text={text} name={name}>
        Copy
      </Copy>
    </div>
  );
}
