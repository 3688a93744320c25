import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { exchangeMessages } from "../../../../messages/authors/exchange.ts";
import { useDeskAddresses } from "../../../useDeskAddresses/useDeskAddresses.ts";
import type { BundleImport } from "./exchange.ts";

/** What a story bundle does, and what became of the one that was chosen. */
export function BundleNotice({ isWorking, failure, draft }: Omit<BundleImport, "onFile">) {
  const t = useMessages(exchangeMessages);
  const { number } = useFormats();
  const { editStory } = useDeskAddresses();
  if (isWorking) return <Callout tone="info">{t("import.bundleRunning")}</Callout>;
  if (failure !== undefined) return <Callout tone="danger">{failure}</Callout>;
  if (draft === undefined) return <SmallText>{t("import.bundle")}</SmallText>;
  const { id, title, versions, leftOut } = draft;
  return (
    <Callout tone="success">
      {t("import.bundleDone", { title })}{" "}
      {versions > 0 && (
        <>{t("import.bundleVersions", { count: versions, amount: number(versions) })} </>
      )}
      {leftOut.length > 0 && <>{t("import.bundleLeftOut", { names: leftOut.join(", ") })} </>}
      <Link href={editStory(id)}>{t("import.bundleOpen")}</Link>
    </Callout>
  );
}
