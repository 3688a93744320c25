import type { ComponentType, SVGProps } from "react";

export const iconSizes = { small: 16, medium: 20, large: 24, huge: 40 } as const;
export type IconSize = keyof typeof iconSizes;

export interface IconProps {
  of: ComponentType<SVGProps<SVGSVGElement> & { size?: number; absoluteStrokeWidth?: boolean }>;
  size?: IconSize;
  /** Said aloud; without it the icon is an ornament beside words. */
  label?: string;
  filled?: boolean;
  /** Points forwards or backwards, so it turns round in right-to-left text. */
  flips?: boolean;
}

export function Icon({
  of: Drawing,
  size = "medium",
  label,
  filled = false,
  flips = false,
}: IconProps) {
  const voice =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <Drawing
      size={iconSizes[size]}
      strokeWidth={1.75}
      absoluteStrokeWidth
      fill={filled ? "currentColor" : "none"}
      focusable={false}
      {...voice}
      {...(flips && { "data-flip": "" })}
    />
  );
}
