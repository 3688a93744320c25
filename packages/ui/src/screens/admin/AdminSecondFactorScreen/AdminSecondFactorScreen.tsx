import { ProofForm } from "../../../parts/account/two-step/ProofForm/ProofForm.tsx";
import type { ProofFormProps } from "../../../parts/account/two-step/ProofForm/ProofForm.tsx";
import { AddButtons } from "../../../parts/account/two-step/TwoStepSection/TwoStepSection.tsx";
import type { FactorKind, PasskeyObstacle } from "../../../parts/account/two-step/factor.ts";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { AdminCard } from "../../../parts/admin/AdminCard/AdminCard.tsx";
import { FailedToLoad } from "../../../parts/shell/FailedToLoad/FailedToLoad.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { SmallText } from "../../../primitives/content/SmallText/SmallText.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { twoStepMessages } from "../../../messages/players/two-step.ts";
import type { ElementProps } from "../../../primitives/element.ts";

export type AdminSecondFactorResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  /** The account has none yet. */
  | { state: "enrol"; passkeyObstacle?: PasskeyObstacle | undefined; isUnverified: boolean }
  /** It has one, but this sign-in has not proved it recently. */
  | ({ state: "prove" } & Omit<ProofFormProps, "label" | "submit">);

/** Other props are passed to the page's `main`. */
export interface AdminSecondFactorScreenProps extends ElementProps<"main", "title"> {
  /** Whether a second factor has to be added or proved, or why that is not known. */
  result: AdminSecondFactorResult;
  /** Tries again after a failure. */
  onRetry: () => void;
  /** Called with the kind of second factor to add. */
  onAdd: (kind: FactorKind) => void;
}

/** Shown instead of the admin pages until the administrator has proved a second factor. */
export function AdminSecondFactorScreen(props: AdminSecondFactorScreenProps) {
  const { result, onRetry, onAdd, ...root } = props;
  const { settings } = useAddresses();
  const t = useMessages(twoStepMessages);
  switch (result.state) {
    case "loading":
      return (
        <AdminCard title={t("admin.proveTitle")} {...root}>
          <SmallText as="output">{t("admin.loading")}</SmallText>
        </AdminCard>
      );
    case "failed":
      return (
        <AdminCard title={t("admin.proveTitle")} {...root}>
          <FailedToLoad message={result.message} onRetry={onRetry} />
        </AdminCard>
      );
    case "enrol":
      return (
        <AdminCard title={t("admin.enrolTitle")} note={t("admin.enrolNote")} {...root}>
          {result.isUnverified ? (
            <SmallText>
              {t("section.unverified")} {t("admin.unverifiedNote")}
            </SmallText>
          ) : (
            <AddButtons obstacle={result.passkeyObstacle} onAdd={onAdd} />
          )}
          <Link href={settings}>{t("admin.account")}</Link>
        </AdminCard>
      );
    case "prove": {
      const { state, ...proof } = result;
      return (
        <AdminCard
          title={t("admin.proveTitle")}
          note={t("admin.proveNote")}

          {...root}
        >
          <ProofForm key={state} label={t("admin.proveTitle")} {...proof} />
        </AdminCard>
      );
    }
  }
}
