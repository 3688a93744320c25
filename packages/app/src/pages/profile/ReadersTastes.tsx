import { likedCategoriesMax, storyLanguages } from "@katha/api/account";
import { useMessages } from "@katha/ui";
import { commonMessages, TastesSettings } from "@katha/ui/screens";
import { useState } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { useTasteCategories } from "../../tastes/useTasteCategories.ts";
import { useTastes } from "../../tastes/useTastes.ts";
import { anything } from "../../tastes/whose-tastes.ts";

/** What home follows. */
export function ReadersTastes() {
  const t = useMessages(commonMessages);
  const failureText = useFailure("error.unreachable");
  const { tastes, keep, isSending, isNotSent, error, isSettled, retry } = useTastes();
  const offered = useTasteCategories();
  const [hasKept, setKept] = useState(false);
  // What the account has would not get into a form that is open already.
  if (!isSettled) return null;
  return (
    <TastesSettings
      chosen={tastes === undefined ? undefined : (tastes ?? anything)}
      languages={storyLanguages}
      offered={offered}
      most={likedCategoriesMax}
      onKeep={(chosen) => {
        setKept(true);
        keep(chosen);
      }}
      busy={isSending}
      kept={isNotSent ? "device" : hasKept && !isSending ? "account" : undefined}
      failure={tastes === undefined ? failureText(error, t("error.title")) : undefined}
      onRetry={retry}
    />
  );
}
