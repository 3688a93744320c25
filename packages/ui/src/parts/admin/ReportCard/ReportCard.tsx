import type { Report } from "@katha/api/shapes";
import { Card } from "../../../primitives/content/Card/Card.tsx";
import { SmallText } from "../../../primitives/content/SmallText/SmallText.tsx";
import { useId } from "react";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import {
  CheckIcon,
  CloseIcon,
  EditIcon,
  RestoreIcon,
} from "../../../primitives/marks/Icon/icons.ts";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { storyMessages } from "../../../messages/players/story.ts";
import { useAddresses } from "../../AddressesProvider/AddressesProvider.tsx";
import { useDeskAddresses } from "../../useDeskAddresses/useDeskAddresses.ts";
import { Emphasis } from "../../play/log/Emphasis/Emphasis.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

export const reportStatuses = [
  "open",
  "upheld",
  "dismissed",
] as const satisfies readonly Report["status"][];
export type ReportStatus = Report["status"];

export interface ReportCardProps extends ElementProps<"article"> {
  /** The passage, the reader's reason and any decision so far. */
  report: Pick<
    Report,
    | "id"
    | "storyId"
    | "storyTitle"
    | "reason"
    | "note"
    | "said"
    | "passage"
    | "status"
    | "createdAt"
  >;
  /** Called with the id of the report and its new status. */
  onDecide: (id: string, status: ReportStatus) => void;
  /** The status that is being saved. */
  working?: ReportStatus | undefined;
  /** Why the decision was not saved. */
  failure?: string | undefined;
}

const ways: Readonly<Record<ReportStatus, readonly ReportStatus[]>> = {
  open: ["dismissed", "upheld"],
  upheld: ["open"],
  dismissed: ["open"],
};
const icons = { open: RestoreIcon, upheld: CheckIcon, dismissed: CloseIcon } as const;
const tones = { open: "warning", upheld: "danger", dismissed: "neutral" } as const;

/** A reported part, the reader's reason, and the decisions an administrator can take. */
export function ReportCard({ report, onDecide, working, failure, ...root }: ReportCardProps) {
  const tStory = useMessages(storyMessages);
  const { date } = useFormats();
  const t = useMessages(adminMessages);
  const heading = useId();
  const { story } = useAddresses();
  const { adminEditStory } = useDeskAddresses();
  const { id, storyId, reason, note, said, passage, status, createdAt } = report;
  const title = report.storyTitle.trim() || tStory("story.untitled");
  return (
    <Card as="article" size="small" aria-labelledby={heading} {...root}>
      <header css={styles.head}>
        <h2 id={heading} css={styles.title}>
          <bdi>
            <Link href={story(storyId)}>{title}</Link>
          </bdi>
        </h2>
        <Badge tone={tones[status]}>{t(`reports.${status}`)}</Badge>
        <SmallText>
          {t(`reports.${reason}`)}
          {" · "}
          <time dateTime={createdAt}>{date(createdAt)}</time>
        </SmallText>
      </header>
      {said && (
        <p css={styles.note}>
          <SmallText as="span">{t("reports.said")}</SmallText> <bdi>{said}</bdi>
        </p>
      )}
      <blockquote css={styles.passage} dir="auto">
        <Emphasis text={passage} />
      </blockquote>
      {note !== "" && (
        <p css={styles.note}>
          <SmallText as="span">{t("reports.reader")}</SmallText> <bdi>{note}</bdi>
        </p>
      )}
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <div css={styles.acts}>
        {(ways[status] ?? []).map((next) => (
          <Button
            key={next}
            size="small"
            icon={icons[next]}
            variant={next === "upheld" ? "primary" : "secondary"}
            loading={working === next}
            disabled={working !== undefined && working !== next}
            aria-label={t(`reports.${next}Story`, { title })}
            onClick={() => onDecide(id, next)}
          >
            {t(`reports.${next}Do`)}
          </Button>
        ))}
        <ButtonLink
          size="small"
          variant="ghost"
          icon={EditIcon}
          href={adminEditStory(storyId)}
          aria-label={`${t("reports.edit")}: ${title}`}
        >
          {t("reports.edit")}
        </ButtonLink>
      </div>
    </Card>
  );
}
