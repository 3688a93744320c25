import type { GameSessionPage, GameSessionSummary } from "@katha/api/contract";
import { socialSize } from "../../../features/media/renditions/derived.ts";
import { type OpdsAddresses, opdsType } from "../addresses.ts";
import { newestOf, type OpdsFeed, type OpdsPublication } from "../model.ts";

interface Shelf {
  to: OpdsAddresses;
  pageOf: (session: string) => string;
  pictureOf: (cover: string | null) => string | null;
}

function publicationOf(
  play: GameSessionSummary,
  { to, pageOf, pictureOf }: Shelf,
): OpdsPublication {
  const picture = pictureOf(play.cover_image_url);
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
      { rel: "alternate", href: pageOf(play.id), type: "text/html" },
    ],
    ...(picture !== null && {
      images: [{ href: picture, type: "image/jpeg", ...socialSize }],
    }),
  };
}

/** A page of the account's own plays, each a book that can be taken along. */
export function ownFeed(page: GameSessionPage, cursor: string | undefined, shelf: Shelf): OpdsFeed {
  const { to } = shelf;
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
      ? { publications: plays.map((play) => publicationOf(play, shelf)) }
      : { navigation: [{ title: "All stories", href: to.list({}), type: opdsType }] }),
  };
}
