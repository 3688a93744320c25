import { useAddresses } from "../../AddressesProvider/AddressesProvider.tsx";
import { Anchor } from "../../../primitives/actions/Link/LinkProvider.tsx";
import type { AnchorProps } from "../../../primitives/actions/Link/LinkProvider.tsx";
import {
  button,
  buttonSizes,
  buttonVariants,
  square,
} from "../../../primitives/actions/Button/styles.ts";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { NewsIcon } from "../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { notificationMessages } from "../../../messages/players/notifications.ts";
import * as styles from "./styles.ts";

export interface NotificationsLinkProps extends Omit<AnchorProps, "href"> {
  /** How many are unread; 0 shows no number. */
  unread: number;
  /**
   * It leads to the page that is open.
   * @default false
   */
  current?: boolean;
}

const most = 99;

/** The bell of the bar, with the number of unread notifications. */
export function NotificationsLink({ unread, current = false, ...root }: NotificationsLinkProps) {
  const t = useMessages(notificationMessages);
  const { number } = useFormats();
  const { notifications } = useAddresses();
  const shown = unread > most ? t("news.many", { most: number(most) }) : number(unread);
  const name = unread === 0 ? t("news.title") : t("news.unread", { count: unread, amount: shown });
  return (
    <Anchor
      css={[button, buttonVariants.ghost, buttonSizes.medium, square.medium, styles.link]}
      href={notifications}
      aria-label={name}
      title={name}
      {...(current && { "aria-current": "page" as const })}
      {...root}
    >
      <Icon icon={NewsIcon} size="large" />
      {unread > 0 && (
        <span css={styles.count} aria-hidden>
          {shown}
        </span>
      )}
    </Anchor>
  );
}
