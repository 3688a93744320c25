import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { useLanguage } from "../../../words/WordsProvider.tsx";
import { capitalised, statusKey } from "../labels.ts";

export interface StatusPillProps {
  status: string;
}

/** Green when published, grey in every other state. */
export function StatusPill({ status }: StatusPillProps) {
  const { say } = useLanguage();
  const key = statusKey(status);
  return (
    <Badge tone={status === "published" ? "leaf" : "soft"}>
      {key === undefined ? capitalised(status) : say(key)}
    </Badge>
  );
}
