import { accountApi } from "@katha/api/account";
import { useRowActs } from "../../useRowActs.ts";
import { useExplain } from "./useChange.ts";

/** What the account stores, and what of it can be deleted. */
export function useStorageSection() {
  const explain = useExplain();
  const read = accountApi.useReadStorageQuery(undefined, { refetchOnMountOrArgChange: true });
  const [deletePictures] = accountApi.useDeleteUnusedPicturesMutation();
  const [deletePlay] = accountApi.useDeleteSessionMutation();
  const deleting = useRowActs();
  const error = deleting.failed?.error ?? (read.isError ? read.error : undefined);
  return {
    storage: read.data,
    onDeletePictures: () => void deleting.act("pictures", true, deletePictures()),
    onDeletePlay: (id: string) => void deleting.act(id, true, deletePlay(id)),
    working: Object.keys(deleting.working),
    failure: error === undefined ? undefined : explain(error),
  };
}
