import type { ModelSetting } from "@katha/api/shapes";
import type { ReactNode } from "react";
import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import type { AdminPageProps } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { useNameOf } from "../../../parts/admin/models/useNameOf.ts";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the page's frame. */
export interface AdminModelsScreenProps
  extends ElementProps<"div", "title">, Pick<AdminPageProps, "failure" | "onRetry"> {
  /** The model that was just bound, and its name. */
  bound?: { model: string; to: ModelSetting } | undefined;
  /** Where models come from, such as `FoundRuntimes`, `OwnModels` and `ProviderKeys`; absent while they load. */
  offers?: ReactNode;
  /** Who tells and who paints, and what it costs, such as `ServedModels` and `ModelBudgets`. */
  served?: ReactNode;
  /** The dialog in which a model is tried: `SampleDialog` or `PictureDialog`. */
  children?: ReactNode;
}

/** Who tells and who paints: models found on this machine or bought by key, heard, bound and priced. */
export function AdminModelsScreen(props: AdminModelsScreenProps) {
  const { bound, offers, served, children, ...page } = props;
  const t = useMessages(adminMessages);
  const nameOf = useNameOf();
  return (
    <AdminPage title={t("models.title")} description={t("models.note")} {...page}>
      {bound && (
        <Callout tone="success">
          {t(`models.bound.${bound.to.kind}`, { name: nameOf(bound.to), model: bound.model })}
        </Callout>
      )}
      {offers === undefined && page.failure === undefined && <RowSkeletons />}
      {offers !== undefined && (
        <div css={styles.columns}>
          <div css={styles.column}>{offers}</div>
          <div css={styles.column}>{served}</div>
        </div>
      )}
      {children}
    </AdminPage>
  );
}
