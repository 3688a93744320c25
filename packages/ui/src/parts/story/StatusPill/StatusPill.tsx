import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { statusMessages } from "../../../messages/players/status.ts";
import { capitalised, statusKey } from "../labels.ts";

export interface StatusPillProps extends ElementProps<"span"> {
  /** The state of a story: `published`, `draft`; one that is not known is shown as it is. */
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
