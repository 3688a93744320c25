import type { Notification } from "@katha/api/shapes";
import { memo, useId } from "react";
import { IconButton } from "../../../primitives/actions/IconButton/IconButton.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import {
  BookIcon,
  ChatIcon,
  CheckIcon,
  CreationsIcon,
  EditIcon,
  StarIcon,
} from "../../../primitives/marks/Icon/icons.ts";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { notificationMessages } from "../../../messages/players/notifications.ts";
import { useAddresses } from "../../AddressesProvider/AddressesProvider.tsx";
import { useTaskText } from "../../progress/useTaskText/useTaskText.ts";
import { placeOfNews } from "../notification.ts";
import * as styles from "./styles.ts";

const icons = {
  story_approved: CreationsIcon,
  story_returned: CreationsIcon,
  story_updated: BookIcon,
  task_completed: StarIcon,
  correction_accepted: EditIcon,
  line_answered: ChatIcon,
} as const satisfies Record<Notification["kind"], unknown>;

export interface NotificationCardProps extends ElementProps<"article"> {
  /** What happened. */
  notification: Notification;
  /** Marks it as read; also called when its link is followed. */
  onRead: (id: string) => void;
}

/** One thing that happened, with the way to where it did. */
export const NotificationCard = memo(function NotificationCard({
  notification,
  onRead,
  ...root
}: NotificationCardProps) {
  const { id, kind, story, task, excerpt, createdAt, isRead } = notification;
  const t = useMessages(notificationMessages);
  const { date, number } = useFormats();
  const heading = useId();
  const { titleOf } = useTaskText();
  const href = placeOfNews(notification, useAddresses());
  const title = task === null ? (story?.title ?? t("news.goneStory")) : titleOf(task);
  const coins = task?.coins ?? 0;
  const words =
    kind === "task_completed"
      ? t("kind.task_completed", { count: coins, amount: number(coins) })
      : t(`kind.${kind}`);
  return (
    <article css={[styles.card, !isRead && styles.unread]} aria-labelledby={heading} {...root}>
      <span css={styles.mark} aria-hidden>
        <Icon icon={icons[kind]} />
      </span>
      <div css={styles.words}>
        <h2 id={heading} css={styles.title} dir="auto">
          {!isRead && <VisuallyHidden>{t("news.new")}: </VisuallyHidden>}
          {href === undefined ? (
            title
          ) : (
            <Link href={href} onClick={() => isRead || onRead(id)}>
              {title}
            </Link>
          )}
        </h2>
        <p>{words}</p>
        {excerpt !== "" && (
          <blockquote css={styles.excerpt} dir="auto">
            {excerpt}
          </blockquote>
        )}
        <time css={styles.when} dateTime={createdAt}>
          {date(createdAt)}
        </time>
      </div>
      {!isRead && (
        <IconButton
          icon={CheckIcon}
          variant="ghost"
          label={t("news.readOne", { title })}
          onClick={() => onRead(id)}
        />
      )}
    </article>
  );
});
