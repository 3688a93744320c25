import styled from "@emotion/styled";
import {
  color,
  font,
  gutter,
  leading,
  Link,
  measure,
  Picture,
  SmallText,
  space,
  text,
  useAddresses,
  useFormats,
  useMessages,
} from "@katha/ui";
import type { CardStory } from "@katha/ui";
import { useEffect, useRef } from "react";
import type { tales } from "./stories.ts";
import { shelfWords } from "./words.ts";

const Main = styled.main({
  display: "grid",
  gap: space[8],
  maxInlineSize: measure,
  boxSizing: "content-box",
  marginInline: "auto",
  paddingBlock: space[6],
  paddingInline: gutter,
});
const Heading = styled.h1({ marginBlockEnd: space[2], fontSize: text.display });
const Words = styled.div({
  fontFamily: font.narration,
  fontSize: text.narration,
  lineHeight: leading.narration,
  "p + p": { marginBlockStart: space[5] },
});
const Ways = styled.nav({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[4],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.line}`,
});

interface TaleProps {
  tale: (typeof tales)[number];
  story: CardStory;
  next: CardStory;
}

export function Tale({ tale, story, next }: TaleProps) {
  const t = useMessages(shelfWords);
  const addresses = useAddresses();
  const { minutes } = useFormats();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = tale.title;
    scrollTo(0, 0);
    title.current?.focus();
  }, [tale]);
  return (
    <Main>
      <Link href="#/">{t("back")}</Link>
      <div>
        <Heading ref={title} tabIndex={-1} lang={tale.language}>
          {tale.title}
        </Heading>
        <SmallText>{t("minutes", { minutes: minutes(tale.minutes) })}</SmallText>
      </div>
      <Picture
        source={addresses.picture(story.coverImageUrl, tale.shows)}
        seed={story.id}
        priority
      />
      <Words lang={tale.language}>
        {tale.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Words>
      <Ways>
        <Link href={addresses.story(next.id)}>{t("next", { title: next.title })}</Link>
      </Ways>
    </Main>
  );
}
