import { useState } from "react";
import type { ElementProps } from "../../element.ts";
import { moodOf } from "../../content/Picture/mood.ts";
import { repeatMissedError } from "../../content/Picture/repeat-missed-error.ts";
import { avatar, avatarMoods, avatarSizes, face } from "./styles.ts";
import type { AvatarSize } from "./styles.ts";

export interface AvatarProps extends ElementProps<"span"> {
  /**
   * Not announced, as the name should stand beside it; its first letter replaces a missing picture.
   */
  name: string;
  /** The address of the picture, or null if there is none. */
  src: string | null;
  /**
   * `small` in a line of text, `medium` where the person matters.
   * @default "small"
   */
  size?: AvatarSize;
}

let letters: Intl.Segmenter | undefined;

function initialOf(name: string): string {
  // Created on first use, as it takes longer than rendering the rest of a card.
  letters ??= new Intl.Segmenter();
  const [first] = letters.segment(name.trim());
  return first?.segment.toUpperCase() ?? "·";
}

/** A person beside their name: their picture or their first letter. */
export function Avatar({ name, src, size = "small", ...root }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span aria-hidden css={[avatar, avatarSizes[size], avatarMoods.get(moodOf(name))]} {...root}>
      {src === null || broken === src ? (
        initialOf(name)
      ) : (
        <img
          ref={repeatMissedError}
          css={face}
          src={src}
          alt=""
          loading="lazy"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
