import { useId } from "react";
import type { ElementProps } from "../../element.ts";
import { iconSizes } from "../Icon/Icon.tsx";
import type { IconSize } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../../content/VisuallyHidden/VisuallyHidden.tsx";
import { shape, stars } from "./styles.ts";

export interface StarsProps extends ElementProps<"span"> {
  /** How many stars are lit; the last may be partly lit. */
  value: number;
  /** The total number of stars. */
  max: number;
  /**
   * The size of each star, as for `Icon`.
   * @default "medium"
   */
  size?: IconSize;
  /** The rating in words: "4.5 out of 5". */
  label: string;
}

const outline = "M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.4L12 17.4l-5.8 3 1.1-6.4L2.6 9.4l6.5-.9z";

/** A read-only rating in stars. */
export function Stars({ value, max, size = "medium", label, ...root }: StarsProps) {
  const id = useId();
  const side = iconSizes[size] ?? iconSizes.medium;
  return (
    <span css={stars} {...root}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: max }, (_, at) => {
        const part = Math.min(1, Math.max(0, value - at));
        const gradient = `${id}-${String(at)}`;
        return (
          <svg
            key={gradient}
            css={shape}
            width={side}
            height={side}
            viewBox="0 0 24 24"
            data-flip=""
            aria-hidden
          >
            <linearGradient id={gradient}>
              <stop offset={part} stopColor="currentColor" />
              <stop offset={part} stopColor="currentColor" stopOpacity={0} />
            </linearGradient>
            <path d={outline} fill={`url(#${gradient})`} strokeLinejoin="round" />
          </svg>
        );
      })}
    </span>
  );
}
