import { taxonomyApi } from "@katha/api";
import { useMessages } from "@katha/ui";
import { commonMessages, type TasteCategories } from "@katha/ui/screens";
import { useFailure } from "../errors/useFailure.ts";

/** The categories of the catalogue, as the form offers them. */
export function useTasteCategories(): TasteCategories {
  const t = useMessages(commonMessages);
  const explain = useFailure("error.unreachable");
  const { data, error, isFetching, refetch } = taxonomyApi.useListCategoriesQuery();
  if (data) return { state: "ready", categories: data };
  if (error === undefined || isFetching) return { state: "loading" };
  const message = explain(error, t("error.title"));
  return { state: "failed", message, onRetry: () => void refetch() };
}
