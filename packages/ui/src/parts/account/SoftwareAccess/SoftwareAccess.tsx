import type { PersonalToken, PersonalTokens } from "@katha/api/shapes";
import { useRef, useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { SmallText } from "../../../primitives/content/SmallText/SmallText.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { CopyIcon } from "../../../primitives/marks/Icon/icons.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import { useNextFocus } from "../../../primitives/useNextFocus.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { softwareMessages } from "../../../messages/players/software.ts";
import { FormSection } from "../../author/fields/FormSection/FormSection.tsx";
import { list, name as nameLine, row, words } from "../SignInList/styles.ts";
import { stacked } from "../stacked.ts";
import {
  MadeToken,
  TokenForm,
  type MadeSoftwareToken,
  type NewSoftwareToken,
} from "./NewToken.tsx";
import * as styles from "./styles.ts";

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

interface AddressProps {
  address: string;
  /** Whose address it is. */
  label: string;
  copyLabel: string;
  onCopy: (text: string) => Promise<boolean>;
}

/** Where tokens are taken, to be copied into the other software. */
function Address({ address, label, copyLabel, onCopy }: AddressProps) {
  const t = useMessages(softwareMessages);
  const [copied, setCopied] = useState<boolean>();
  return (
    <div css={words}>
      <div css={row}>
        <span css={styles.place}>
          <SmallText as="span">{label}</SmallText>
          <code css={styles.code} dir="ltr">
            {address}
          </code>
        </span>
        <Button
          size="small"
          icon={CopyIcon}
          aria-label={copyLabel}
          onClick={async () => setCopied(await onCopy(address))}
        >
          {t("copy")}
        </Button>
      </div>
      <output css={styles.none}>
        {copied !== undefined && t(copied ? "copied" : "notCopied")}
      </output>
    </div>
  );
}

interface TokenListProps {
  tokens: readonly PersonalToken[];
  onEnd: (id: string) => void;
  working: readonly string[];
}

/** The tokens with what they may do, when they were used and when they end. */
function TokenList({ tokens, onEnd, working }: TokenListProps) {
  const t = useMessages(softwareMessages);
  const { date } = useFormats();
  if (tokens.length === 0) return <p css={styles.none}>{t("none")}</p>;
  return (
    <ul css={list} aria-label={t("tokens")}>
      {tokens.map(({ id, name, scope, createdAt, lastUsedAt, expiresAt, isExpired }) => {
        const isEnding = working.includes(id);
        const used = lastUsedAt === null ? t("unused") : t("used", { date: date(lastUsedAt) });
        return (
          <li key={id} data-row css={row}>
            <span css={words}>
              <span css={nameLine}>
                <bdi>{name}</bdi>
                <Badge tone={isExpired ? "muted" : "success"}>
                  {t(isExpired ? "expired" : `scope.${scope}`)}
                </Badge>
              </span>
              <SmallText as="span">
                {t("made", { date: date(createdAt) })}, {used},{" "}
                {t("until", { date: date(expiresAt) })}
              </SmallText>
            </span>
            <Button
              size="small"
              loading={isEnding}
              {...(!isEnding && { "aria-label": t(isExpired ? "removeOf" : "endOf", { name }) })}
              onClick={() => onEnd(id)}
            >
              {isExpired ? t(isEnding ? "removing" : "remove") : t(isEnding ? "ending" : "end")}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
