import { useState } from "react";
import type { SyntheticEvent } from "react";
import type { ElementProps } from "../../element.ts";
import { Pattern } from "./Pattern.tsx";
import { repeatMissedError } from "./repeat-missed-error.ts";
import { frame, image, ratios } from "./styles.ts";
import type { Ratio } from "./styles.ts";

export interface PictureSource {
  /** Read where no better format is, or none can be shown. */
  src: string;
  /** A srcset of each better format, when there is one. */
  avif?: string;
  /** The second choice, as a srcset. */
  webp?: string;
  /** What the picture shows; empty when the words beside it already say so. */
  alt: string;
}

/** What is handed on reaches the frame, which has the ratio; `onError` is the image's. */
export interface PictureProps extends ElementProps<"span", "onError"> {
  /** Null where there is none: a pattern is drawn in its place. */
  source: PictureSource | null;
  /** The story's id: the seed of the pattern that replaces a missing picture. */
  seed: string;
  /** The frame's proportions, kept before the picture is there; `fill` takes its place's. */
  ratio?: Ratio;
  /** As in `<img sizes>`: how wide it is shown. */
  sizes?: string;
  /** The picture the page opens on: fetched first, never lazily. */
  priority?: boolean;
  /** Renders only the frame, for pictures that load later. */
  deferred?: boolean;
  /** The image could not be shown; the pattern has taken its place. */
  onError?: (event: SyntheticEvent<HTMLImageElement>) => void;
}

export function Picture(props: PictureProps) {
  const { source, seed, ratio = "wide", sizes = "100vw", priority = false, ...rest } = props;
  const { deferred = false, onError, ...root } = rest;
  const [broken, setBroken] = useState<string | null>(null);
  if (deferred) return <span css={[frame, ratios[ratio]]} {...root} />;
  return (
    <span css={[frame, ratios[ratio]]} {...root}>
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
