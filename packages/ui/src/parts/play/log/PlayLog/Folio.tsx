import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import type { LogEntry } from "./log-entry.ts";
import { textOf } from "./log-entry.ts";
import { caption, mount } from "./styles.ts";

/** An image of the story with its caption. */
export function Folio({ entry }: { entry: LogEntry }) {
  const t = useMessages(playMessages);
  const words = entry.style?.trim() || t("log.image");
  const address = textOf(entry.content);
  const source =
    entry.picture ??
    (typeof address === "string" && address !== "" ? { src: address, alt: words } : null);
  return (
    <figure>
      <div css={mount}>
        <Picture source={source} seed={entry.id} sizes="(min-width: 600px) 540px, 100vw" />
      </div>
      <figcaption css={caption}>{words}</figcaption>
    </figure>
  );
}
