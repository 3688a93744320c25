import type { PersonalTokens } from "@katha/api/shapes";
import { useRef, useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useNextFocus } from "../../../primitives/useNextFocus.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { softwareMessages } from "../../../messages/players/software.ts";
import { FormSection } from "../../author/fields/FormSection/FormSection.tsx";
import { stacked } from "../stacked.ts";
import { Address } from "./Address.tsx";
import { MadeToken } from "./MadeToken.tsx";
import type { MadeSoftwareToken, NewSoftwareToken } from "./software-token.ts";
import * as styles from "./styles.ts";
import { TokenForm } from "./TokenForm.tsx";
import { TokenList } from "./TokenList.tsx";

/** Other props are passed to the section. */
export interface SoftwareAccessProps extends ElementProps<"section", "title" | "onCopy"> {
  /** The account's tokens, newest first, where they are taken, and where reading apps find books with one. */
  access: PersonalTokens;
  /** How many tokens an account may have. */
  most: number;
  /**
   * The password is asked for; without passwords, a fresh sign-in counts.
   * @default true
   */
  asksPassword?: boolean;
  /** Makes a token; resolves to it, or to why none was made. */
  onMake: (entry: NewSoftwareToken) => Promise<MadeSoftwareToken>;
  /** Copies a text; resolves to whether that succeeded. */
  onCopy: (text: string) => Promise<boolean>;
  /** Called with the id of the token to end. */
  onEnd: (id: string) => void;
  /**
   * Ids of the tokens that are being ended.
   * @default []
   */
  working?: readonly string[] | undefined;
  /** Why a token could not be ended. */
  failure?: string | undefined;
}

const nothing: readonly string[] = [];

/** The tokens with which other software gets into an account: where they are taken, one made, one ended. */
export function SoftwareAccess(props: SoftwareAccessProps) {
  const { access, most, asksPassword = true, onMake, ...acts } = props;
  const { onCopy, onEnd, working = nothing, failure, ...root } = acts;
  const { tokens, mcpAddress, booksAddress } = access;
  const t = useMessages(softwareMessages);
  const [asks, setAsks] = useState(false);
  const [made, setMade] = useState<{ name: string; token: string }>();
  const frame = useRef<HTMLDivElement>(null);
  const { onFocus } = useNextFocus(frame);
  const isFull = tokens.length >= most;
  const offers = mcpAddress !== null && !asks && !made;

  async function make(entry: NewSoftwareToken): Promise<string | undefined> {
    const answer = await onMake(entry);
    if ("failure" in answer) return answer.failure;
    setAsks(false);
    setMade({ name: entry.name, token: answer.token });
    return undefined;
  }

  return (
    <FormSection title={t("title")} note={t("note")} {...root}>
      <div ref={frame} tabIndex={-1} css={[stacked, styles.frame]} onFocus={onFocus}>
        {mcpAddress === null ? (
          <Callout tone="info">{t("off")}</Callout>
        ) : (
          <Address
            address={mcpAddress}
            label={t("address")}
            copyLabel={t("copyAddress")}
            onCopy={onCopy}
          />
        )}
        {booksAddress !== null && (
          <Address
            address={booksAddress}
            label={t("books")}
            copyLabel={t("copyBooks")}
            onCopy={onCopy}
          />
        )}
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        <TokenList tokens={tokens} onEnd={onEnd} working={working} />
        {made && <MadeToken {...made} onCopy={onCopy} onDone={() => setMade(undefined)} />}
        {asks && (
          <TokenForm asksPassword={asksPassword} onMake={make} onCancel={() => setAsks(false)} />
        )}
        {offers && isFull && <Callout tone="info">{t("full")}</Callout>}
        {offers && !isFull && (
          <span>
            <Button onClick={() => setAsks(true)}>{t("open")}</Button>
          </span>
        )}
      </div>
    </FormSection>
  );
}
