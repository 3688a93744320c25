import { ShareDraftDialog } from "@katha/ui/author";
import { copied } from "./copied.ts";
import { useDraftLink } from "./useDraftLink.ts";

interface DraftLinkDialogProps {
  id: string;
  title: string;
  onClose: () => void;
}

export function DraftLinkDialog({ id, ...asked }: DraftLinkDialogProps) {
  return <ShareDraftDialog open {...asked} {...useDraftLink(id)} onCopy={copied} />;
}
