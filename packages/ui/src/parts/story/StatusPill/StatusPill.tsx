import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { capitalised, statusKey } from "../labels.ts";

export interface StatusPillProps {
  status: string;
}

/** Green when published, grey in every other state. */
export function StatusPill({ status }: StatusPillProps) {
  const t = useMessages(commonMessages);
  const key = statusKey(status);
  return (
    <Badge tone={status === "published" ? "success" : "muted"}>
      {key === undefined ? capitalised(status) : t(key)}
    </Badge>
  );
}
