import type { GameSessionPage, GameSessionSummary } from "@katha/api/contract";
import { opdsType } from "../addresses.ts";
import type { Answering } from "../answer.ts";
import { newestOf, type OpdsFeed, type OpdsPublication } from "../model.ts";
import { imagesOf } from "../publication.ts";

function publicationOf(play: GameSessionSummary, answering: Answering): OpdsPublication {
  const { to, pageOf } = answering;
  return {
    metadata: {
      "@type": "http://schema.org/Book",
      identifier: `urn:uuid:${play.id}`,
      title: play.story_title,
      language: play.story_language,
      modified: play.updated_at,
      published: play.created_at,
      ...(play.last_line !== "" && { description: play.last_line }),
    },
    links: [
      {
        rel: "http://opds-spec.org/acquisition",
        href: to.ownBook(play.id),
        type: "application/epub+zip",
      },
      { rel: "alternate", href: pageOf("play", play.id), type: "text/html" },
    ],
    ...imagesOf(play.cover_image_url, answering),
  };
}

/** A page of the account's own plays, each a book that can be taken along. */
export function ownFeed(
  page: GameSessionPage,
  cursor: string | undefined,
  answering: Answering,
): OpdsFeed {
  const { to } = answering;
  const plays = page.sessions.filter(({ is_veiled }) => !is_veiled);
  const link = (rel: string, href: string) => ({ rel, href, type: opdsType });
  return {
    metadata: { title: "Your plays", ...newestOf(plays.map(({ updated_at }) => updated_at)) },
    links: [
      link("self", to.own(cursor)),
      link("start", to.root),
      to.alternate(to.own(cursor)),
      ...(page.next_cursor === null ? [] : [link("next", to.own(page.next_cursor))]),
    ],
    // A feed may not be empty.
    ...(plays.length > 0
      ? { publications: plays.map((play) => publicationOf(play, answering)) }
      : { navigation: [{ title: "All stories", href: to.list({}), type: opdsType }] }),
  };
}
