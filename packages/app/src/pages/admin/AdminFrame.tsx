import { type Answer, type ApiError, hasStatus, toApiError } from "@katha/api";
import { adminApi } from "@katha/api/admin";
import { type AdminSection, AdminShell } from "@katha/ui/admin";
import { type ReactNode, useState } from "react";
import { AdminPassword } from "./AdminPassword.tsx";
import { AdminSecondFactor } from "./second-factor/AdminSecondFactor.tsx";
import { ProveAgainDialog, useProofNeeded } from "./second-factor/ProveAgain.tsx";
import { ForbiddenPage } from "../errors/ForbiddenPage.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import { useSignOut } from "../../sign-in/useSignOut.ts";
import { paths } from "../../routes/paths.ts";

const links = {
  home: paths.home,
  stories: paths.adminStories,
  categories: paths.adminCategories,
  tags: paths.adminTags,
  review: paths.adminReviews,
  reports: paths.adminReports,
  users: paths.adminUsers,
  waitlist: paths.adminWaitlist,
  models: paths.adminModels,
  settings: paths.adminSettings,
  audit: paths.adminAudit,
  health: paths.adminHealth,
} as const;

interface AdminFrameProps {
  place: AdminSection;
  title: string;
  children: ReactNode;
}

/** A page of administration; forbidden as soon as the server answers 403. */
export function AdminFrame(page: AdminFrameProps) {
  const { data: waiting, isError, error } = adminApi.useAdminWaitingQuery();
  const { isNeeded, postpone, proved } = useProofNeeded();
  if (isNeeded && waiting === undefined) return <AdminSecondFactor onProved={proved} />;
  const refusal = isError ? toApiError(error) : undefined;
  if (refusal?.code === "password_change_needed") return <AdminPassword />;
  if (refusal && isForbidden(refusal)) return <ForbiddenPage />;
  return (
    <>
      <OpenFrame {...page} waiting={waiting} />
      {isNeeded && <ProveAgainDialog onProved={proved} onClose={postpone} />}
    </>
  );
}

const isForbidden = (error: ApiError) =>
  hasStatus(error, 403) && error.code !== "second_factor_needed";

interface OpenFrameProps extends AdminFrameProps {
  waiting: Answer<"adminWaiting"> | undefined;
}

/** The page, with links to the others. */
function OpenFrame({ place, title, waiting, children }: OpenFrameProps) {
  const leave = useSignOut();
  const [leaving, setLeaving] = useState(false);
  useTitle(title);
  return (
    <AdminShell
      links={links}
      current={place}
      waiting={waiting?.reviews}
      reported={waiting?.reports}
      signingOut={leaving}
      onLogout={() => {
        setLeaving(true);
        void leave(paths.adminLogin);
      }}
    >
      {children}
    </AdminShell>
  );
}
