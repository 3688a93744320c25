import { AdminPage } from "../../parts/admin/AdminPage/AdminPage.tsx";
import { ComingRows } from "../../parts/admin/ComingRows/ComingRows.tsx";
import { TaxonomyDesk } from "../../parts/admin/TaxonomyDesk/TaxonomyDesk.tsx";
import type { TaxonomyDeskProps } from "../../parts/admin/TaxonomyDesk/TaxonomyDesk.tsx";
import type { TaxonomyItem } from "../../parts/admin/TaxonomyDesk/taxonomy.ts";
import { adminWords } from "../../words/admin/words.ts";
import { useWords } from "../../words/WordsProvider.tsx";

export interface AdminTagsScreenProps extends Omit<
  TaxonomyDeskProps,
  "kind" | "items" | "onOrder"
> {
  /** Absent while they come. */
  tags?: readonly TaxonomyItem[] | undefined;
  failure?: string | undefined;
  onRetry?: (() => void) | undefined;
}

export function AdminTagsScreen(props: AdminTagsScreenProps) {
  const { tags, failure, onRetry, ...desk } = props;
  const say = useWords(adminWords);
  return (
    <AdminPage
      title={say("tags.title")}
      note={say("tags.note")}
      failure={failure}
      onRetry={onRetry}
    >
      {tags && <TaxonomyDesk kind="tag" items={tags} {...desk} />}
      {tags === undefined && failure === undefined && <ComingRows />}
    </AdminPage>
  );
}
