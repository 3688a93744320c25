import { useMessages } from "@katha/ui";
import { CardDialog, type DrawnCard, storyMessages } from "@katha/ui/screens";
import { useEffect, useState } from "react";
import { fileName, saveBlob } from "../../shell/save-file.ts";
import { drawCard } from "./drawing/card.ts";

/** More does not fit on a card. */
const mostLetters = 1_200;
/** Nobody reads the card between two letters that are typed. */
const settlesAfterMs = 250;

interface ShareCardProps {
  title: string;
  language: string;
  cover: string | null;
  passage: string;
  onClose: () => void;
}

type Drawn = DrawnCard & { file?: File };

/** A passage of the story as a picture. */
export function ShareCard({ title, language, cover, passage, onClose }: ShareCardProps) {
  const t = useMessages(storyMessages);
  const [words, setWords] = useState(passage.slice(0, mostLetters));
  const [card, setCard] = useState<Drawn>({ state: "drawing" });
  const name = title.trim() || t("story.untitled");
  useEffect(() => {
    let isGone = false;
    let src: string | undefined;
    async function draw(): Promise<void> {
      try {
        const drawn = await drawCard({ passage: words, title: name, language, cover });
        if (isGone) return;
        src = URL.createObjectURL(drawn.picture);
        const file = new File([drawn.picture], fileName(name, "png"), { type: "image/png" });
        setCard({ state: "ready", src, isCut: drawn.isCut, file });
      } catch {
        if (!isGone) setCard({ state: "failed" });
      }
    }
    const timer = setTimeout(() => void draw(), settlesAfterMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
      if (src !== undefined) URL.revokeObjectURL(src);
    };
  }, [words, name, language, cover]);

  const { file } = card;
  const canShare =
    file !== undefined && "canShare" in navigator && navigator.canShare({ files: [file] });
  return (
    <CardDialog
      open
      words={words}
      maxLength={mostLetters}
      onWordsChange={(next) => {
        setWords(next);
        setCard({ state: "drawing" });
      }}
      language={language}
      card={card}
      onSave={() => file && saveBlob(file.name, file)}
      onShare={
        canShare
          ? () => {
              // Whoever closes the share sheet has not failed at anything.
              navigator.share({ files: [file], title: name }).catch(() => {});
            }
          : undefined
      }
      onOpenChange={onClose}
    />
  );
}
