import type { SiteSettings } from "@katha/api/shapes";
import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import type { AdminPageProps } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import { ChoiceSection } from "./ChoiceSection.tsx";
import { LinksSection } from "./LinksSection.tsx";
import { MailSection } from "./MailSection.tsx";
import type { TestMailState } from "./MailSection.tsx";
import { RegistrationSection } from "./RegistrationSection.tsx";
import { RoomSection } from "./RoomSection.tsx";
import type { SaveSettings } from "./site-setting.ts";
import * as styles from "./styles.ts";
import { WaysIn } from "./WaysIn.tsx";

const reviews = ["auto", "human"] as const;
const secondFactorRules = ["required", "optional"] as const;

/** Other props are passed to the page's frame. */
export interface AdminSettingsScreenProps
  extends ElementProps<"div", "title">, Pick<AdminPageProps, "failure" | "onRetry"> {
  /** What is decided; absent while it loads. */
  settings?: SiteSettings | undefined;
  /** Whether the administrator has a second factor; absent while it loads. */
  hasSecondFactor?: boolean | undefined;
  /** Saves the settings of a form; resolves to why they were refused. */
  onSave: SaveSettings;
  /** The e-mail that the administrator has sent to themselves. */
  testMail: TestMailState;
}

/** What administrators decide about the site. */
export function AdminSettingsScreen(props: AdminSettingsScreenProps) {
  const { settings, hasSecondFactor, onSave, testMail, ...page } = props;
  const t = useMessages(adminMessages);
  return (
    <AdminPage title={t("settings.title")} description={t("settings.note")} {...page}>
      {settings === undefined && page.failure === undefined && <RowSkeletons />}
      {settings && (
        <div css={styles.columns}>
          <div css={styles.column}>
            <RegistrationSection settings={settings} onSave={onSave} />
            <ChoiceSection
              settings={settings}
              onSave={onSave}
              name="review"
              title={t("settings.publishing")}
              question={t("settings.whoReviews")}
              options={reviews.map((value) => ({
                value,
                label: t(`settings.review.${value}`),
                note: t(`settings.reviewNote.${value}`),
              }))}
              current={settings.review}
              changeOf={(review) => ({ review })}
            />
            <ChoiceSection
              settings={settings}
              onSave={onSave}
              name="adminSecondFactor"
              title={t("settings.secondFactor")}
              question={t("settings.secondFactorOfAdmins")}
              options={secondFactorRules.map((value) => ({
                value,
                label: t(`settings.factor.${value}`),
                note: t(`settings.factorNote.${value}`),
              }))}
              current={settings.adminSecondFactor}
              changeOf={(adminSecondFactor) => ({ adminSecondFactor })}
            >
              {(chosen) =>
                chosen === "required" &&
                hasSecondFactor === false && (
                  <Callout tone="warning">{t("settings.factorFirst")}</Callout>
                )
              }
            </ChoiceSection>
            <WaysIn settings={settings} />
          </div>
          <div css={styles.column}>
            <LinksSection settings={settings} onSave={onSave} />
            <RoomSection settings={settings} onSave={onSave} />
            <MailSection settings={settings} onSave={onSave} testMail={testMail} />
          </div>
        </div>
      )}
    </AdminPage>
  );
}
