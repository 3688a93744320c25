import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { commonMessages } from "../../../messages/site/common.ts";
import { devanagari, latin } from "./letters.ts";
import { logo, logoSizes, second } from "./styles.ts";
import type { LogoSize } from "./styles.ts";

const gap = 340;
const width = latin.width + gap + devanagari.width;

export interface LogoProps extends ElementProps<"svg"> {
  /**
   * `large` at the top of a page.
   * @default "medium"
   */
  size?: LogoSize;
}

/** The name in both scripts. */
export function Logo({ size = "medium", ...root }: LogoProps) {
  const t = useMessages(commonMessages);
  return (
    <svg
      role="img"
      aria-label={t("brand.name")}
      css={[logo, logoSizes[size]]}
      viewBox={`0 -760 ${width} 860`}
      {...root}
    >
      <path d={latin.outline} fill="currentColor" />
      <path css={second} d={devanagari.outline} transform={`translate(${latin.width + gap})`} />
    </svg>
  );
}
