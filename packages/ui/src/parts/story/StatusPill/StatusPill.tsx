import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { capitalised, statusKey } from "../labels.ts";

export interface StatusPillProps extends ElementProps<"span"> {
  /** The state of a story: `published`, `draft`; one that is not known is shown as it is. */
  status: string;
}

/** Green when published, grey in every other state. */
export function StatusPill({ status, ...root }: StatusPillProps) {
  const t = useMessages(commonMessages);
  const key = statusKey(status);
  return (
    <Badge tone={status === "published" ? "success" : "muted"} {...root}>
      {key === undefined ? capitalised(status) : t(key)}
    </Badge>
  );
}
