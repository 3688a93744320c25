import type { PushDevice } from "@katha/api/shapes";
import { SmallText } from "../../../primitives/content/SmallText/SmallText.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Switch } from "../../../primitives/fields/Switch/Switch.tsx";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { settingsMessages } from "../../../messages/players/settings.ts";
import { FormSection } from "../../author/fields/FormSection/FormSection.tsx";
import { list, name, row, words } from "../SignInList/styles.ts";
import { useDeviceName } from "../SignInList/useDeviceName.ts";

/** Why a browser cannot show news: it knows no way, the page came without https, or its settings forbid it. */
export type PushObstacle = "unsupported" | "insecure" | "blocked";

/** Other props are passed to the section. */
export interface NewsOnDevicesProps extends ElementProps<"section", "title"> {
  /** The devices that show news, this one included. */
  devices: readonly Omit<PushDevice, "endpoint">[];
  /** Why this browser cannot; without it there is a switch. */
  obstacle?: PushObstacle | undefined;
  /** Called with whether this device is to show news; the browser may ask its user then. */
  onTurn: (on: boolean) => void;
  /**
   * This device is being turned on or off.
   * @default false
   */
  turning?: boolean;
  /** Called with the id of another device that is to show no more. */
  onRemove: (id: string) => void;
  /**
   * Ids of the devices that are being removed.
   * @default []
   */
  removing?: readonly string[];
  /** Why something could not be changed. */
  failure?: string | undefined;
}

const none: readonly string[] = [];

/** On which devices news is shown while the site is closed. */
export function NewsOnDevices(props: NewsOnDevicesProps) {
  const {
    devices,
    obstacle,
    onTurn,
    turning = false,
    onRemove,
    removing = none,
    failure,
    ...root
  } = props;
  const t = useMessages(settingsMessages);
  const { date } = useFormats();
  const nameOf = useDeviceName();
  return (
    <FormSection title={t("push.title")} note={t("push.note")} {...root}>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {obstacle === undefined ? (
        <Switch
          label={t("push.here")}
          checked={devices.some(({ isCurrent }) => isCurrent)}
          aria-disabled={turning}
          onChange={(event) => !turning && onTurn(event.currentTarget.checked)}
        />
      ) : (
        <Callout tone="info">{t(`push.${obstacle}`)}</Callout>
      )}
      {devices.length > 0 && (
        <ul css={list} aria-label={t("push.list")}>
          {devices.map(({ id, device, isCurrent, createdAt, pushedAt }) => (
            <li key={id} css={row}>
              <span css={words}>
                <span css={name}>
                  <bdi title={device}>{nameOf(device)}</bdi>
                  {isCurrent && <Badge tone="success">{t("devices.here")}</Badge>}
                </span>
                <SmallText as="span">
                  {pushedAt !== null && `${t("push.shown", { date: date(pushedAt) })}, `}
                  {t("devices.since", { date: date(createdAt) })}
                </SmallText>
              </span>
              {(!isCurrent || obstacle !== undefined) && (
                <Button
                  size="small"
                  loading={removing.includes(id)}
                  {...(!removing.includes(id) && {
                    "aria-label": t("push.removeOf", { device: nameOf(device) }),
                  })}
                  onClick={() => onRemove(id)}
                >
                  {t(removing.includes(id) ? "push.removing" : "push.remove")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
