import { Button } from "../../primitives/actions/Button/Button.tsx";
import { css } from "@emotion/react";
import { space } from "../../tokens/tokens.ts";

/** A way to sign in besides a password. */
export interface SignInWay {
  key: string;
  /** What its button says. */
  label: string;
  onChoose: () => void;
  busy?: boolean | undefined;
}

const list = css({ display: "grid", gap: space[3] });

/** A button for each way. */
export function SignInWays({ ways }: { ways: readonly SignInWay[] }) {
  return (
    <div css={list}>
      {ways.map(({ key, label, onChoose, busy = false }) => (
        <Button key={key} loading={busy} onClick={onChoose}>
          {label}
        </Button>
      ))}
    </div>
  );
}
