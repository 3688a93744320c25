import type { Health } from "@katha/api/shapes";
import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { momentIn } from "../../../messages/moment-in.ts";
import { HealthBoard } from "../../../parts/admin/HealthBoard/HealthBoard.tsx";
import type { HealthBoardProps } from "../../../parts/admin/HealthBoard/HealthBoard.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { RetryIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Select } from "../../../primitives/fields/Select/Select.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { ElementProps } from "../../../primitives/element.ts";

/** The number of days over which costs are summed. */
export const healthDays = [1, 7, 30, 90] as const;
export type HealthDays = (typeof healthDays)[number];

/** Other props are passed to the page's frame. */
export interface AdminHealthScreenProps
  extends
    ElementProps<"div", "title">,
    Pick<HealthBoardProps, "backups" | "onBackUp" | "backUpFailure"> {
  /** What the servers report; absent while it loads. */
  health?: Health | undefined;
  /** Why the last refresh failed; the report that is shown is old. */
  failure?: string | undefined;
  /** Refreshes the report. */
  onRefresh: () => void;
  /**
   * The report is being refreshed.
   * @default false
   */
  refreshing?: boolean;
  /** Over how many days costs are summed. */
  days: HealthDays;
  /** Called with the chosen number of days. */
  onDaysChange: (days: HealthDays) => void;
}

/** The health of servers, queues, models and routes. */
export function AdminHealthScreen(props: AdminHealthScreenProps) {
  const { health, backups, onBackUp, failure, onRefresh, refreshing = false, ...rest } = props;
  const { days, onDaysChange, backUpFailure, ...root } = rest;
  const { locale, number } = useFormats();
  const t = useMessages(adminMessages);
  const moment = health && momentIn(locale, health.now);
  return (
    <AdminPage
      title={t("health.title")}
      description={moment === undefined ? t("health.note") : t("health.asOf", { moment })}
      actions={
        health && (
          <Button size="small" icon={RetryIcon} loading={refreshing} onClick={onRefresh}>
            {t("health.refresh")}
          </Button>
        )
      }
      tools={
        <Select
          label={t("health.days")}
          options={healthDays.map((count) => ({
            value: String(count),
            label: t("health.dayCount", { count, amount: number(count) }),
          }))}
          value={String(days)}
          onValueChange={(chosen) =>
            onDaysChange(healthDays.find((each) => String(each) === chosen) ?? 7)
          }
        />
      }
      failure={health === undefined ? failure : undefined}
      onRetry={health === undefined && failure !== undefined ? onRefresh : undefined}
      {...root}
    >
      {health === undefined && failure === undefined && <RowSkeletons />}
      {moment !== undefined && failure !== undefined && (
        <Callout tone="danger">
          {failure} {t("health.stale", { moment })}
        </Callout>
      )}
      {health && (
        <HealthBoard
          health={health}
          backups={backups}
          onBackUp={onBackUp}
          backUpFailure={backUpFailure}
          isOld={failure !== undefined}
        />
      )}
    </AdminPage>
  );
}
