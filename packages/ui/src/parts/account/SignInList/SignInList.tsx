import { SmallText } from "../../../primitives/content/SmallText/SmallText.tsx";
import { useState } from "react";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import { LeaveIcon } from "../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { settingsMessages } from "../../../messages/players/settings.ts";
import { deviceName } from "./device-name.ts";
import * as styles from "./styles.ts";

export interface SignIn {
  id: string;
  /** As the browser names itself. */
  device: string;
  isCurrent: boolean;
  since: string;
  lastUsed: string;
}

export interface SignInListProps {
  signIns: readonly SignIn[];
  onEnd: (id: string) => void;
  onEndAll: () => void;
  /** Ids of the sessions that are being signed out; `all` for all of them. */
  working?: readonly string[] | undefined;
}

const none: readonly string[] = [];

/** The devices that hold a key to the account, and how to take it back. */
export function SignInList({ signIns, onEnd, onEndAll, working = none }: SignInListProps) {
  const { date } = useFormats();
  const t = useMessages(settingsMessages);
  const [asks, setAsks] = useState(false);
  const all = working.includes("all");
  const nameOf = ({ device }: SignIn) => {
    const known = deviceName(device);
    return known === undefined ? device.trim() || t("devices.unknown") : t("devices.on", known);
  };
  return (
    <>
      <ul css={styles.list}>
        {signIns.map((signIn) => (
          <li key={signIn.id} css={styles.row}>
            <span css={styles.words}>
              <span css={styles.name}>
                <bdi title={signIn.device}>{nameOf(signIn)}</bdi>
                {signIn.isCurrent && <Badge tone="success">{t("devices.here")}</Badge>}
              </span>
              <SmallText as="span">
                {t("devices.used", { date: date(signIn.lastUsed) })},{" "}
                {t("devices.since", { date: date(signIn.since) })}
              </SmallText>
            </span>
            {!signIn.isCurrent && (
              <Button
                size="small"
                loading={working.includes(signIn.id)}
                disabled={all}
                {...(!working.includes(signIn.id) && {
                  "aria-label": t("devices.endOf", { device: nameOf(signIn) }),
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
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        alert
        title={t("devices.everywhereTitle")}
        description={t("devices.everywhereNote")}
        actions={
          <>
            <Button onClick={() => setAsks(false)}>{t("devices.stay")}</Button>
            <Button
              variant="primary"
              onClick={() => {
                setAsks(false);
                onEndAll();
              }}
            >
              {t("devices.everywhere")}
            </Button>
          </>
        }
      />
    </>
  );
}
