import { useMessages } from "../../../messages/I18nProvider.tsx";
import { ownKeyMessages } from "../../../messages/players/own-key.ts";
import type { OwnKeyProvider } from "./own-key.ts";
import * as styles from "./styles.ts";

/** What leaves this house with a reader's own key, who pays for it, and what stays. */
export function WhereItGoes({
  provider: { title: provider, host },
}: {
  provider: Pick<OwnKeyProvider, "title" | "host">;
}) {
  const t = useMessages(ownKeyMessages);
  return (
    <ul css={styles.where} aria-label={t("where")}>
      <li>{t("goes.words", { provider, host })}</li>
      <li>{t("goes.bill", { provider })}</li>
      <li>{t("goes.kept")}</li>
      <li>{t("goes.removed")}</li>
    </ul>
  );
}
