import { useState } from "react";
import type { ReactNode } from "react";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import {
  DownIcon,
  EditIcon,
  GripIcon,
  MergeIcon,
  RemoveIcon,
  UpIcon,
} from "../../../primitives/marks/Icon/icons.ts";
import { IconButton } from "../../../primitives/actions/IconButton/IconButton.tsx";
import { Spinner } from "../../../primitives/feedback/Spinner/Spinner.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { TaxonomyItem } from "./taxonomy.ts";
import * as styles from "./styles.ts";

const dragged = "application/x-katha-item";

interface TaxonomyRowProps {
  item: TaxonomyItem;
  at: number;
  count: number;
  orderable: boolean;
  working: boolean;
  refusal: string | undefined;
  onPut: (item: TaxonomyItem, to: number, way: "up" | "down") => void;
  onDropId: (id: string, to: number) => void;
  onEdit: () => void;
  onAsk: (act: "merge" | "remove") => void;
  /** The form, while the item is edited. */
  children: ReactNode;
}

export function TaxonomyRow(props: TaxonomyRowProps) {
  const { item, at, count, orderable, working, refusal, children } = props;
  const { onPut, onDropId, onEdit, onAsk } = props;
  const { number } = useFormats();
  const t = useMessages(adminMessages);
  const [over, setOver] = useState(false);
  const { displayName: name, stories } = item;
  const used = stories !== undefined && stories > 0;
  const usedWords = used
    ? t("taxonomy.used", { count: stories, amount: number(stories) })
    : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only for the mouse; its buttons do the same
    <li
      css={styles.row}
      data-row={item.id}
      data-over={over}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragged)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDropId(event.dataTransfer.getData(dragged), at);
      }}
    >
      <div css={styles.line}>
        {orderable && (
          <span
            css={styles.grip}
            draggable
            title={t("taxonomy.drag", { name })}
            onDragStart={(event) => event.dataTransfer.setData(dragged, item.id)}
          >
            <Icon icon={GripIcon} />
          </span>
        )}
        {item.color !== undefined && (
          <span css={styles.dot} style={{ background: item.color }} aria-hidden />
        )}
        <span css={styles.words}>
          <bdi css={styles.name}>{name}</bdi>
          <span css={styles.about}>
            {item.name !== undefined && <code>{item.name}</code>}
            {item.color !== undefined && <code>{item.color}</code>}
            {stories !== undefined && (
              <span>{t("taxonomy.stories", { count: stories, amount: number(stories) })}</span>
            )}
          </span>
        </span>
        {working && <Spinner size="small" />}
        <span css={styles.acts}>
          {orderable && (
            <>
              <IconButton
                icon={UpIcon}
                label={t("taxonomy.up", { name })}
                variant="ghost"
                size="small"
                data-way="up"
                aria-disabled={at === 0}
                onClick={() => onPut(item, at - 1, "up")}
              />
              <IconButton
                icon={DownIcon}
                label={t("taxonomy.down", { name })}
                variant="ghost"
                size="small"
                data-way="down"
                aria-disabled={at === count - 1}
                onClick={() => onPut(item, at + 1, "down")}
              />
            </>
          )}
          <IconButton
            icon={EditIcon}
            label={t("taxonomy.rename", { name })}
            variant="ghost"
            size="small"
            data-rename
            aria-disabled={working}
            onClick={onEdit}
          />
          <IconButton
            icon={MergeIcon}
            label={t("taxonomy.merge", { name })}
            variant="ghost"
            size="small"
            aria-disabled={working || count < 2}
            onClick={() => onAsk("merge")}
          />
          <IconButton
            icon={RemoveIcon}
            label={t("taxonomy.remove", { name })}
            variant="ghost"
            size="small"
            aria-disabled={working || used}
            {...(usedWords !== undefined && { title: usedWords })}
            onClick={() => onAsk("remove")}
          />
        </span>
      </div>
      {refusal !== undefined && <Callout tone="danger">{refusal}</Callout>}
      {children}
    </li>
  );
}
