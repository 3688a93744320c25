import styled from "@emotion/styled";
import {
  color,
  font,
  from,
  gutter,
  leading,
  Link,
  Picture,
  radius,
  SmallText,
  space,
  StoryCard,
  text,
  useAddresses,
  useMessages,
} from "@katha/ui";
import type { CardStory } from "@katha/ui";
import { useEffect } from "react";
import { shelfWords } from "./words.ts";

const Main = styled.main({
  display: "grid",
  gap: space[10],
  maxInlineSize: "1240px",
  marginInline: "auto",
  paddingBlock: space[10],
  paddingInline: gutter,
});
const Opening = styled.div({
  display: "grid",
  gap: space[8],
  alignItems: "center",
  [from.tablet]: { gridTemplateColumns: "3fr 2fr" },
});
const Heading = styled.h1({ fontSize: text.display });
const About = styled.p({
  marginBlockStart: space[3],
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.lead,
});
const Tonight = styled.div({
  display: "grid",
  gap: space[2],
  marginBlockStart: space[8],
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.lamp}`,
});
const Chosen = styled(Link)({
  fontFamily: font.title,
  fontSize: text.head,
  lineHeight: leading.tight,
});
const Frame = styled.div({ overflow: "hidden", borderRadius: radius.large });
const ShelfName = styled.h2({ marginBlockEnd: space[5], fontSize: text.head });
const Cards = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
  gap: `${space[8]} ${space[6]}`,
});

export function Shelf({ stories }: { stories: readonly CardStory[] }) {
  const t = useMessages(shelfWords);
  const addresses = useAddresses();
  const [first] = stories;
  const title = t("name");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Main>
      <Opening>
        <div>
          <Heading>{title}</Heading>
          <About>{t("about")}</About>
          {first && (
            <Tonight>
              <SmallText as="span">{t("tonight")}</SmallText>
              <Chosen href={addresses.story(first.id)} lang={first.language}>
                {first.title}
              </Chosen>
            </Tonight>
          )}
        </div>
        {first && (
          <Frame>
            <Picture
              source={addresses.picture(first.coverImageUrl, first.imageAlt)}
              seed={first.id}
              priority
            />
          </Frame>
        )}
      </Opening>
      <section aria-labelledby="shelf">
        <ShelfName id="shelf">{t("all")}</ShelfName>
        <Cards>
          {stories.map((story) => (
            <StoryCard key={story.id} story={story} variant="feature" />
          ))}
        </Cards>
      </section>
      <SmallText>{t("licence")}</SmallText>
    </Main>
  );
}
