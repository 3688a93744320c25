import { useMessages } from "@katha/ui";
import { adminMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";

/** Explains an error of administration, as a sentence or as the title of a page. */
export function useExplain(lostLine: "error.noLine" | "error.unreachable" = "error.noLine") {
  const failureText = useFailure(lostLine);
  const t = useMessages(adminMessages);
  return (error: unknown, otherwise = t("list.fetchFailed")): string =>
    failureText(error, otherwise);
}

/** Sends a change; resolves to why it was refused. */
export function useAct() {
  const explain = useExplain();
  return async (asked: Promise<{ error?: unknown }>): Promise<string | undefined> => {
    const { error } = await asked;
    return error === undefined ? undefined : explain(error);
  };
}
