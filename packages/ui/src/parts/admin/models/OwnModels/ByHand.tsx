import type { OwnModels } from "@katha/api/shapes";
import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import * as shared from "../styles.ts";
import * as styles from "./styles.ts";

/** Where the files come from and go to, for a server that reaches no other. */
export function ByHand({ own: { folder, models } }: { own: Pick<OwnModels, "folder" | "models"> }) {
  const t = useMessages(adminMessages);
  return (
    <Disclosure css={shared.row} look="quiet" title={t("models.ownByHand")}>
      <p css={shared.soft}>{t("models.ownByHandNote", { folder })}</p>
      {models.map(({ name, title, address, file, sha256 }) => (
        <div key={name} css={shared.stack}>
          <h4 css={shared.name}>{title}</h4>
          <dl css={styles.terms}>
            <dt>{t("models.ownByHandFrom")}</dt>
            <dd>
              <bdi>{address}</bdi>
            </dd>
            <dt>{t("models.ownByHandFile")}</dt>
            <dd>
              <bdi>{file}</bdi>
            </dd>
            <dt>{t("models.ownByHandSum")}</dt>
            <dd>
              <bdi>{sha256}</bdi>
            </dd>
          </dl>
        </div>
      ))}
    </Disclosure>
  );
}
