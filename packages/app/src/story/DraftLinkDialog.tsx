import { ShareDraftDialog } from "@katha/ui/author";
import { copied } from "./copied.ts";
import { useDraftLink } from "./useDraftLink.ts";

interface DraftLinkDialogProps {
  id: string;
  title: string;
  onClose: () => void;
}

export function DraftLinkDialog({ id, title, onClose }: DraftLinkDialogProps) {
  return (
    <ShareDraftDialog
      open
      title={title}
      onOpenChange={onClose}
      {...useDraftLink(id)}
      onCopy={copied}
    />
  );
}
