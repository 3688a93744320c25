import { useState } from "react";
import type { SyntheticEvent } from "react";
import type { ElementProps } from "../../element.ts";
import { Pattern } from "./Pattern.tsx";
import { repeatMissedError } from "./repeat-missed-error.ts";
import { frameOf, image } from "./styles.ts";
import type { Ratio } from "./styles.ts";

export interface PictureSource {
  /** The fallback for browsers that support no better format. */
  src: string;
  /** A srcset in AVIF, if there is one. */
  avif?: string;
  /** A srcset in WebP, used if AVIF is not. */
  webp?: string;
  /** What the picture shows; empty if the text beside it already says so. */
  alt: string;
}

/**
 * Other props are passed to the frame, which has the aspect ratio; `onError` is passed to the
 * image.
 */
export interface PictureProps extends ElementProps<"span", "onError"> {
  /** Null if there is no picture: a pattern is drawn instead. */
  source: PictureSource | null;
  /**
   * The story's id, from which its colours come: the frame shows them until the picture is there, and
   * a missing picture is a pattern in them.
   */
  seed: string;
  /**
   * The frame's aspect ratio, kept before the picture has loaded; `fill` takes the size of the
   * parent.
   * @default "wide"
   */
  ratio?: Ratio;
  /**
   * As in `<img sizes>`: how wide the picture is shown.
   * @default "100vw"
   */
  sizes?: string;
  /**
   * For the main picture above the fold: loaded first, never lazily.
   * @default false
   */
  priority?: boolean;
  /** Called when the image could not be loaded; the pattern has replaced it. */
  onError?: (event: SyntheticEvent<HTMLImageElement>) => void;
}

/** A picture in a frame that has its size before it is there; a pattern where there is none. */
export function Picture(props: PictureProps) {
  const {
    source,
    seed,
    ratio = "wide",
    sizes = "100vw",
    priority = false,
    onError,
    ...root
  } = props;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span css={frameOf(ratio, seed)} {...root}>
      {source === null || broken === source.src ? (
        <Pattern seed={seed} {...(source?.alt && { label: source.alt })} />
      ) : (
        <picture>
          {source.avif && <source type="image/avif" srcSet={source.avif} sizes={sizes} />}
          {source.webp && <source type="image/webp" srcSet={source.webp} sizes={sizes} />}
          <img
            ref={repeatMissedError}
            css={image}
            src={source.src}
            alt={source.alt}
            loading={priority ? "eager" : "lazy"}
            decoding={priority ? "sync" : "async"}
            fetchPriority={priority ? "high" : "auto"}
            onError={(event) => {
              setBroken(source.src);
              onError?.(event);
            }}
          />
        </picture>
      )}
    </span>
  );
}
