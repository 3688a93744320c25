import { Anchor } from "./LinkProvider.tsx";
import type { AnchorProps } from "./LinkProvider.tsx";
import { linkKinds } from "./styles.ts";
import type { LinkKind } from "./styles.ts";

export interface LinkProps extends AnchorProps {
  kind?: LinkKind;
}

export function Link({ kind = "text", ...anchor }: LinkProps) {
  return <Anchor css={linkKinds[kind]} {...anchor} />;
}
