import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Leads through a change of the second step: the proof, the new app or passkey, the recovery codes.",
  use: ["Over the settings of an account, after one of TwoStepSection's buttons."],
  avoid: [
    { when: "Signing in.", instead: "SecondStep" },
    { when: "One step on a page of its own.", instead: "AuthenticatorSetup" },
  ],
  anatomy: [
    { part: "Dialog", is: "The root: the popup." },
    { part: "Title and note", is: "Of the step that is shown." },
    {
      part: "Step",
      is: "ProofForm, AuthenticatorSetup, a name for the passkey, or RecoveryCodes.",
    },
  ],
  keyboard: [
    { keys: "Escape", does: "Closes it; while recovery codes are shown it warns and stays." },
    { keys: "Tab", does: "Moves within the dialog." },
  ],
  spoken: [
    "Each step is announced by the dialog's new title as the focus moves into it.",
    "While recovery codes are shown it is an alert dialog without a cross.",
  ],
  words: [
    {
      rule: "A title says what is done, the note why this step is asked for.",
      good: "First show that it is you.",
      bad: "Authentication required",
      hindi: "पहले दिखाएँ कि यह आप ही हैं।",
    },
  ],
  otherNames: ["wizard", "stepper", "setup flow", "modal"],
};
