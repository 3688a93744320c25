import { useState } from "react";
import type { SyntheticEvent } from "react";
import { Pattern } from "./Pattern.tsx";
import { frame, image, ratios } from "./styles.ts";
import type { Ratio } from "./styles.ts";

export interface PictureSource {
  src: string;
  /** A srcset of each better format, when there is one. */
  avif?: string;
  webp?: string;
  /** What the picture shows; empty when the words beside it already say so. */
  alt: string;
}

export interface PictureProps {
  source: PictureSource | null;
  /** The story's id: the seed of the pattern that replaces a missing picture. */
  seed: string;
  ratio?: Ratio;
  /** As in `<img sizes>`. */
  sizes?: string;
  /** The picture the page opens on: fetched first, never lazily. */
  priority?: boolean;
  /** Renders only the frame, for pictures that load later. */
  deferred?: boolean;
  onError?: (event: SyntheticEvent<HTMLImageElement>) => void;
}

export function Picture(props: PictureProps) {
  const { source, seed, ratio = "wide", sizes = "100vw", priority = false, onError } = props;
  const [broken, setBroken] = useState<string | null>(null);
  if (props.deferred) return <span css={[frame, ratios[ratio]]} />;
  return (
    <span css={[frame, ratios[ratio]]}>
      {source === null || broken === source.src ? (
        <Pattern seed={seed} {...(source?.alt && { label: source.alt })} />
      ) : (
        <picture>
          {source.avif && <source type="image/avif" srcSet={source.avif} sizes={sizes} />}
          {source.webp && <source type="image/webp" srcSet={source.webp} sizes={sizes} />}
          <img
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
