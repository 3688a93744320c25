import type { SignIn } from "@katha/api/shapes";
import { SmallText } from "../../../primitives/content/SmallText/SmallText.tsx";
import { useState } from "react";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Skeleton } from "../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ConfirmDialog } from "../../../primitives/overlays/Dialog/ConfirmDialog.tsx";
import { LeaveIcon } from "../../../primitives/marks/Icon/icons.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { settingsMessages } from "../../../messages/players/settings.ts";
import { FormSection } from "../../author/fields/FormSection/FormSection.tsx";
import { stacked } from "../stacked.ts";
import * as styles from "./styles.ts";
import { useDeviceName } from "./useDeviceName.ts";

/** Other props are passed to the section, not to the dialog. */
export interface SignInListProps extends ElementProps<"section", "title"> {
  /** The sessions of the account, including the current one; absent while they load. */
  signIns?:
    | readonly Pick<SignIn, "id" | "device" | "isCurrent" | "createdAt" | "lastUsedAt">[]
    | undefined;
  /** Called with the id of the session to sign out. */
  onEnd: (id: string) => void;
  /** Called to sign out everywhere, after a confirmation. */
  onEndAll: () => void;
  /**
   * Ids of the sessions that are being signed out; `all` for all of them.
   * @default []
   */
  working?: readonly string[] | undefined;
  /** Why they could not be loaded, or one could not be ended. */
  failure?: string | undefined;
}

const none: readonly string[] = [];

/** The devices that are signed in, with buttons to sign them out. */
export function SignInList(props: SignInListProps) {
  const { signIns, onEnd, onEndAll, working = none, failure, ...root } = props;
  const { date } = useFormats();
  const t = useMessages(settingsMessages);
  const [asks, setAsks] = useState(false);
  const all = working.includes("all");
  const nameOf = useDeviceName();
  return (
    <>
      <FormSection title={t("devices.title")} {...root}>
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        {signIns && (
          <div css={stacked}>
            <ul css={styles.list}>
              {signIns.map((signIn) => (
                <li key={signIn.id} css={styles.row}>
                  <span css={styles.words}>
                    <span css={styles.name}>
                      <bdi title={signIn.device}>{nameOf(signIn.device)}</bdi>
                      {signIn.isCurrent && <Badge tone="success">{t("devices.here")}</Badge>}
                    </span>
                    <SmallText as="span">
                      {t("devices.used", { date: date(signIn.lastUsedAt) })},{" "}
                      {t("devices.since", { date: date(signIn.createdAt) })}
                    </SmallText>
                  </span>
                  {!signIn.isCurrent && (
                    <Button
                      size="small"
                      loading={working.includes(signIn.id)}
                      disabled={all}
                      {...(!working.includes(signIn.id) && {
                        "aria-label": t("devices.endOf", { device: nameOf(signIn.device) }),
                      })}
                      onClick={() => onEnd(signIn.id)}
                    >
                      {t(working.includes(signIn.id) ? "devices.ending" : "devices.end")}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <span>
              <Button icon={LeaveIcon} loading={all} onClick={() => setAsks(true)}>
                {t(all ? "devices.ending" : "devices.everywhere")}
              </Button>
            </span>
          </div>
        )}
        {signIns === undefined && failure === undefined && <Skeleton width="60%" />}
      </FormSection>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t("devices.everywhereTitle")}
        description={t("devices.everywhereNote")}
        cancel={t("devices.stay")}
        confirm={t("devices.everywhere")}
        onConfirm={onEndAll}
      />
    </>
  );
}
