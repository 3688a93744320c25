import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { statusMessages } from "../../../messages/players/status.ts";
import { capitalised, statusKey } from "../labels.ts";

export interface StatusPillProps extends ElementProps<"span"> {
  /** The status of a story, such as `published` or `draft`; an unknown one is shown as it is. */
  status: string;
}

/** Green when published, grey in every other state. */
export function StatusPill({ status, ...root }: StatusPillProps) {
  const t = useMessages(statusMessages);
  const key = statusKey(status);
  return (
    <Badge tone={status === "published" ? "success" : "muted"} {...root}>
      {key === undefined ? capitalised(status) : t(key)}
    </Badge>
  );
}
