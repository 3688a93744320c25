import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { settingsWords } from "../../../words/settings/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";
import { hint } from "./styles.ts";

export interface VerifyHintProps {
  email: string;
  onResend: () => void;
  busy?: boolean;
  sent?: boolean;
  failure?: string | undefined;
}

/** Reminds of the letter that waits to be opened. */
export function VerifyHint({
  email,
  onResend,
  busy = false,
  sent = false,
  failure,
}: VerifyHintProps) {
  const say = useWords(settingsWords);
  if (sent) return <Callout tone="leaf">{say("verify.sent", { email })}</Callout>;
  return (
    <>
      {failure !== undefined && <Callout tone="madder">{failure}</Callout>}
      <Callout tone="haldi">
        <span css={hint}>
          <span>{say("verify.hint", { email })}</span>
          <Button size="small" busy={busy} onClick={onResend}>
            {say(busy ? "verify.busy" : "verify.again")}
          </Button>
        </span>
      </Callout>
    </>
  );
}
