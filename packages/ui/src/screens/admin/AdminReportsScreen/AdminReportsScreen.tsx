import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import type { AdminPageProps } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { Queue } from "../../../parts/admin/Queue/Queue.tsx";
import { ReportCard, reportStatuses } from "../../../parts/admin/ReportCard/ReportCard.tsx";
import type { ReportCardProps, ReportStatus } from "../../../parts/admin/ReportCard/ReportCard.tsx";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { Select } from "../../../primitives/fields/Select/Select.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { ElementProps } from "../../../primitives/element.ts";

/** Other props are passed to the page's frame. */
export interface AdminReportsScreenProps
  extends ElementProps<"div", "title">, Pick<AdminPageProps, "failure" | "onRetry"> {
  /** The reports of the shown status, oldest first; absent while they load. */
  reports?: readonly ReportCardProps["report"][] | undefined;
  /** The status that is shown. */
  status: ReportStatus;
  /** Called with the status to show. */
  onStatusChange: (status: ReportStatus) => void;
  /** Called with the id of a report and its new status. */
  onDecide: (id: string, status: ReportStatus) => void;
  /**
   * The statuses being saved, by report id.
   * @default {}
   */
  working?: Readonly<Record<string, ReportStatus>> | undefined;
  /**
   * Why a decision was not saved, by report id.
   * @default {}
   */
  refusals?: Readonly<Record<string, string>> | undefined;
}

/** Passages that readers reported, with the possible decisions. */
export function AdminReportsScreen(props: AdminReportsScreenProps) {
  const { reports, status, onStatusChange, onDecide, working = {}, refusals = {}, ...page } = props;
  const { number } = useFormats();
  const t = useMessages(adminMessages);
  return (
    <AdminPage
      title={t("reports.title")}
      description={t("reports.note")}
      count={
        reports && reports.length > 0
          ? t("reports.count", { count: reports.length, amount: number(reports.length) })
          : undefined
      }
      tools={
        <Select
          label={t("reports.show")}
          options={reportStatuses.map((value) => ({ value, label: t(`reports.${value}`) }))}
          value={status}
          onValueChange={onStatusChange}
        />
      }
      {...page}
    >
      {reports === undefined && page.failure === undefined && <RowSkeletons />}
      {reports && (
        <Queue
          items={reports}
          width="text"
          empty={
            <EmptyState
              scene="lamp"
              title={t("reports.empty")}
              note={t(status === "open" ? "reports.emptyNote" : "reports.emptyOther")}
            />
          }
        >
          {(report) => (
            <ReportCard
              report={report}
              onDecide={onDecide}
              working={working[report.id]}
              failure={refusals[report.id]}
            />
          )}
        </Queue>
      )}
    </AdminPage>
  );
}
