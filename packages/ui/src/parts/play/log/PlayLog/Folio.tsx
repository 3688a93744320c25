import { useAddresses } from "../../../AddressesProvider/AddressesProvider.tsx";
import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import type { LogEntry } from "@katha/api/shapes";
import { caption, mount } from "./styles.ts";

/** An image of the story with its caption. */
export function Folio({ entry }: { entry: LogEntry }) {
  const t = useMessages(playMessages);
  const words = entry.style?.trim() || t("log.image");
  const source = useAddresses().picture(entry.content, entry.alt ?? words);
  return (
    <figure>
      <div css={mount}>
        <Picture source={source} seed={entry.id} sizes="(min-width: 600px) 540px, 100vw" />
      </div>
      <figcaption css={caption}>{words}</figcaption>
    </figure>
  );
}
