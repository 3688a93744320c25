import { engagementApi } from "@katha/api/engagement";
import { noticeWords, useWords } from "@katha/ui";
import { questions } from "../questions/questions.ts";
import { copied } from "./copied.ts";

/** The device's own way of sharing, or the link to paste; it counts when it was done. */
export function useShare(id: string, title: string): () => void {
  const say = useWords(noticeWords);
  const [count] = engagementApi.useShareStoryMutation();
  return () => void share();

  async function share(): Promise<void> {
    const url = new URL(`/game/${encodeURIComponent(id)}`, window.location.href).href;
    const shared = await handOver({ url, title, text: say("share.text", { title }) });
    if (shared) void count(id);
  }
}

async function handOver(what: { url: string; title: string; text: string }): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return false;
  }
  const isCopied = await copied(what.url);
  questions.ask({ kind: "link", url: what.url, isCopied });
  return true;
}
