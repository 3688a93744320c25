import { engagementApi } from "@katha/api/engagement";
import { useMessages } from "@katha/ui";
import { noticeMessages } from "@katha/ui/screens";
import { dialogOpened } from "../notices/notices-slice.ts";
import { useAppDispatch } from "../store/hooks.ts";
import { copied } from "./copied.ts";
import { paths } from "../routes/paths.ts";

/** Opens the system's share sheet, or copies the link; counts completed shares. */
export function useShare(id: string, title: string): () => void {
  const dispatch = useAppDispatch();
  const t = useMessages(noticeMessages);
  const [count] = engagementApi.useShareStoryMutation();
  return () => void share();

  async function share(): Promise<void> {
    const url = new URL(paths.story(id), window.location.href).href;
    const shared = await shareBySystem({ url, title, text: t("share.text", { title }) });
    if (shared === "cancelled") return;
    if (shared === "unavailable") {
      const isCopied = await copied(url);
      dispatch(dialogOpened({ kind: "link", url, isCopied }));
    }
    void count(id);
  }
}

async function shareBySystem(what: Required<Pick<ShareData, "url" | "title" | "text">>) {
  try {
    await navigator.share(what);
    return "shared";
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === "AbortError";
    return isCancelled ? "cancelled" : "unavailable";
  }
}
