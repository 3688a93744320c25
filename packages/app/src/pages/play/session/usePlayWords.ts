import { ownKeyModel } from "@katha/api";
import type { ModelLists } from "@katha/api/models";
import type { PlayWords } from "@katha/api/play";
import { useMessages } from "@katha/ui";
import { failureMessages, modelMessages, playMessages } from "@katha/ui/screens";
import { useEffect, useRef, useState } from "react";
import { errorMessage } from "../../../errors/translate-error.ts";
import { useI18n } from "../../../preferences/language.ts";
import { kindOf, nameIn, ownName } from "./useChosenModels.ts";

/** Stays the same object, and always uses the current language. */
export function usePlayWords(lists: ModelLists): PlayWords {
  const i18n = useI18n();
  const tFailure = useMessages(failureMessages);
  const t = useMessages(playMessages);
  const tModel = useMessages(modelMessages);
  const spoken = useRef({ i18n, t, tFailure, tModel, lists });
  useEffect(() => {
    spoken.current = { i18n, t, tFailure, tModel, lists };
  });
  const [words] = useState<PlayWords>(() => ({
    nameOf: (model) => {
      const now = spoken.current;
      return model === ownKeyModel ? ownName(now.tModel) : nameIn(now.lists, model);
    },
    lowCredits: (said) => {
      const now = spoken.current;
      return (now.i18n.locale === "en" && said) || now.t("turn.lowCredits");
    },
    budgetSpent: (of) => spoken.current.t(`turn.budget.${of}`),
    ownKeyFailed: (why) => spoken.current.t(`turn.ownKey.${why}`),
    ended: () => spoken.current.t("turn.ended"),
    moved: () => spoken.current.t("turn.moved"),
    refused: (refusal) => {
      const now = spoken.current;
      switch (refusal.kind) {
        case "guest":
          return now.t("turn.guest");
        case "credits": {
          const said = now.t("turn.credits", {
            model: nameIn(now.lists, refusal.model),
            available: refusal.available,
            required: refusal.required,
          });
          // Another narrator cannot paint a picture.
          const kind = kindOf(refusal.model);
          const hasOther = refusal.alternatives.some((key) => kindOf(key) === kind);
          return hasOther ? said : `${said} ${now.t("turn.earn")}`;
        }
        case "xp":
          return now.t("turn.xp", { current: refusal.current, required: refusal.required });
        case "abandoned":
          return now.t("turn.abandoned");
        case "moved":
          return now.t("turn.notDone");
        case "price":
          return (
            errorMessage(now.i18n, "price_changed", { required_credits: refusal.required }) ??
            refusal.detail ??
            now.t("turn.failed")
          );
        case "unreachable":
          return now.tFailure("error.noLine");
        case "other":
          return errorMessage(now.i18n, refusal.code) ?? refusal.detail ?? now.t("turn.failed");
      }
    },
  }));
  return words;
}
