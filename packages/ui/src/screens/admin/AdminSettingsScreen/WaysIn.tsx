import type { SiteSettings } from "@katha/api/shapes";
import { FormSection } from "../../../parts/author/fields/FormSection/FormSection.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import * as styles from "./styles.ts";

/** The ways to sign in besides passwords: seen here, and set in the server's file. */
export function WaysIn({ settings: { waysIn } }: { settings: Pick<SiteSettings, "waysIn"> }) {
  const t = useMessages(adminMessages);
  return (
    <FormSection title={t("settings.waysIn")} note={t("settings.waysInNote")}>
      {waysIn.length === 0 && <p>{t("settings.waysInNone")}</p>}
      {waysIn.length > 0 && (
        <ul css={styles.ways}>
          {waysIn.map(({ kind, name, address }) => (
            <li key={`${kind} ${name}`} css={styles.way}>
              <p>
                <bdi css={styles.name}>{name}</bdi> · {t(`settings.way.${kind}`)}
              </p>
              {address !== null && (
                <TextField
                  label={t(kind === "google" ? "settings.origin" : "settings.redirect")}
                  readOnly
                  dir="ltr"
                  value={address}
                  onFocus={(event) => event.currentTarget.select()}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
