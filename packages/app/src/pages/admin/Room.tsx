import { adminApi } from "@katha/api/admin";
import { type AdminPlace, AdminShell } from "@katha/ui";
import { type ReactNode, useState } from "react";
import { useTitle } from "../../shell/useTitle.ts";
import { useLeaving } from "../../viewer/useLeaving.ts";

const links = {
  home: "/home",
  stories: "/admin/stories",
  categories: "/admin/categories",
  tags: "/admin/tags",
  review: "/admin/review",
  users: "/admin/users",
  audit: "/admin/audit",
} as const;

interface RoomProps {
  place: AdminPlace;
  title: string;
  children: ReactNode;
}

/** One room of administration, with the bar that leads to the others. */
export function Room({ place, title, children }: RoomProps) {
  const { data: reviews } = adminApi.useListReviewsQuery();
  const leave = useLeaving();
  const [leaving, setLeaving] = useState(false);
  useTitle(title);
  return (
    <AdminShell
      links={links}
      current={place}
      waiting={reviews?.length}
      leaving={leaving}
      onLogout={() => {
        setLeaving(true);
        void leave("/admin");
      }}
    >
      {children}
    </AdminShell>
  );
}
