import { Description, DocsContext, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import { use } from "react";
import type { DataType } from "../../../scripts/docgen/data-types.ts";
import type { Guide } from "../guide.ts";
import { Anatomy, Content, Keyboard, OtherNames, Spoken, WhenToUse } from "./GuideSections.tsx";
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

/** More at once would make the page slow to open: the rest waits for a press. */
const liveStories = 6;

/** The page of a component, one shape for all of them. A small part that has no guide shows what it has. */
export function ComponentPage() {
  const { preparedMeta: meta } = useOf("meta", ["meta"]);
  const context = use(DocsContext);
  const guide = meta.parameters["guide"] as Guide | undefined;
  const stories = context.componentStories().filter(({ tags }) => tags.includes("autodocs"));
  const [primary, ...others] = stories;
  const live = new Set(others.filter(isLight).slice(0, liveStories - 1));
  const names = meta.title.split("/");
  const name = names.at(-1) ?? meta.title;
  // Where stories show a component inside something else, it is named among the subcomponents.
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
        {meta.component && (
          <PropsTable
            props={Object.values(argTypes) as Prop[]}
            dataTypes={dataTypesOf(inside ?? meta.component)}
          />
        )}
        {guide && <Keyboard guide={guide} />}
        {guide && <Spoken guide={guide} />}
        {guide && <Content guide={guide} />}
        {others.length > 0 && (
          <Section id="stories" title="Stories" isWide>
            {others.map((story) => (
              <StoryOnPage key={story.id} story={story} isLive={live.has(story)} />
            ))}
          </Section>
        )}
        {guide && <OtherNames guide={guide} />}
      </article>
    </Unstyled>
  );
}

/** As scripts/docgen leaves them. */
function dataTypesOf(component: { dataTypes?: readonly DataType[] }): readonly DataType[] {
  return component.dataTypes ?? [];
}

/** A frame loads Storybook's preview once more, and a whole screen is heavy: of these only the first is live. */
function isLight(story: Story): boolean {
  return !isFramed(story) && story.parameters.layout !== "fullscreen";
}
