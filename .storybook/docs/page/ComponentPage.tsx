import { Description, DocsContext, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import { use } from "react";
import type { DataType } from "../../../scripts/docgen/data-types.ts";
import type { Guide } from "../guide.ts";
import {
  Anatomy,
  Content,
  Elsewhere,
  Keyboard,
  OtherNames,
  Spoken,
  WhenToUse,
} from "./GuideSections.tsx";
import { PropsTable } from "./PropsTable.tsx";
import type { Prop } from "./PropsTable.tsx";
import { Section } from "./Section.tsx";
import { isFramed } from "./Stage.tsx";
import type { Story } from "./Stage.tsx";
import { StoryOnPage } from "./StoryOnPage.tsx";
import { Words } from "./Words.tsx";
import { head, page, place, purpose, title } from "./styles.ts";

interface DocsParameters {
  extractArgTypes: (component: unknown) => object;
}

/** More live stories would make the page slow to open; the rest render on request. */
const liveStories = 6;

/** The docs page of a component, the same for all. Small components without a guide leave out its sections. */
export function ComponentPage() {
  const { preparedMeta: meta } = useOf("meta", ["meta"]);
  const context = use(DocsContext);
  const guide = meta.parameters["guide"] as Guide | undefined;
  const stories = context.componentStories().filter(({ tags }) => tags.includes("autodocs"));
  const [primary, ...others] = stories;
  const live = new Set(others.filter(isLight).slice(0, liveStories - 1));
  const names = meta.title.split("/");
  const name = names.at(-1) ?? meta.title;
  // If stories show a component inside another, it is listed among the subcomponents.
  const inside = meta.subcomponents?.[name];
  const { extractArgTypes } = meta.parameters["docs"] as DocsParameters;
  const argTypes = inside ? extractArgTypes(inside) : meta.argTypes;
  return (
    <Unstyled>
      <article css={page} lang="en" dir="ltr">
        <header css={head}>
          <p css={place}>{names.slice(0, -1).join(" · ")}</p>
          <h1 css={title}>{name}</h1>
          <div css={purpose}>
            {guide ? <Words>{guide.purpose}</Words> : <Description of="meta" />}
          </div>
        </header>
        {guide && <WhenToUse guide={guide} />}
        {primary && <StoryOnPage story={primary} isLive isUntitled />}
        {guide && <Anatomy guide={guide} />}
        {/* What a page of the app takes is what its stories set up around it. */}
        {meta.component && !meta.title.startsWith("Pages/") && (
          <PropsTable
            props={Object.values(argTypes) as Prop[]}
            dataTypes={dataTypesOf(inside ?? meta.component)}
          />
        )}
        {guide && (
          <>
            <Keyboard guide={guide} />
            <Spoken guide={guide} />
            <Content guide={guide} />
          </>
        )}
        {others.length > 0 && (
          <Section id="stories" title="Stories" isWide>
            {others.map((story) => (
              <StoryOnPage key={story.id} story={story} isLive={live.has(story)} />
            ))}
          </Section>
        )}
        {guide && <Elsewhere guide={guide} />}
        {guide && <OtherNames guide={guide} />}
      </article>
    </Unstyled>
  );
}

/** Added by scripts/docgen. */
function dataTypesOf(component: { dataTypes?: readonly DataType[] }): readonly DataType[] {
  return component.dataTypes ?? [];
}

/** A frame loads Storybook's preview again, and full screens are heavy: of these only the first story is live. */
function isLight(story: Story): boolean {
  return !isFramed(story) && story.parameters.layout !== "fullscreen";
}
