import { useMessages } from "../../../messages/I18nProvider.tsx";
import { settingsMessages } from "../../../messages/players/settings.ts";
import { deviceName } from "./device-name.ts";

/** Names a device, of which the user agent is known, as its owner would. */
export function useDeviceName(): (device: string) => string {
  const t = useMessages(settingsMessages);
  return (device) => {
    const known = deviceName(device);
    return known === undefined ? device.trim() || t("devices.unknown") : t("devices.on", known);
  };
}
