import { Skeleton } from "../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import { row, rows } from "./styles.ts";

/** The widths of the two lines of each row, varied as in a real list. */
const widths = [
  ["30%", "64%"],
  ["22%", "71%"],
  ["34%", "52%"],
  ["26%", "68%"],
  ["31%", "45%"],
  ["24%", "59%"],
] as const;

/** Placeholders in place of a list that is loading. */
export function RowSkeletons(root: ElementProps<"output">) {
  const t = useMessages(adminMessages);
  return (
    <output css={rows} aria-label={t("list.loading")} {...root}>
      {widths.map(([name, about]) => (
        <span key={name} css={row}>
          <Skeleton width={name} />
          <Skeleton width={about} />
        </span>
      ))}
    </output>
  );
}
