import {
  newsDevices,
  ownKeyProviders,
  signIns,
  softwareAccess,
  storage,
} from "../../fixtures/player/account.ts";
import { newAuthenticator, recoveryCodes, secondFactors } from "../../fixtures/player/two-step.ts";
import { AccountFrame } from "../../parts/account/AccountFrame/AccountFrame.tsx";
import { DeleteAccount } from "../../parts/account/DeleteAccount/DeleteAccount.tsx";
import { EmailForm } from "../../parts/account/EmailForm/EmailForm.tsx";
import { LineSharing } from "../../parts/account/LineSharing/LineSharing.tsx";
import { LoginRequiredDialog } from "../../parts/account/LoginRequiredDialog/LoginRequiredDialog.tsx";
import { TastesSettings } from "../../parts/account/TastesSettings/TastesSettings.tsx";
import { NewsOnDevices } from "../../parts/account/NewsOnDevices/NewsOnDevices.tsx";
import { NewsByEmail } from "../../parts/account/NewsByEmail/NewsByEmail.tsx";
import { MatureSettings } from "../../parts/account/MatureSettings/MatureSettings.tsx";
import { NewPassword } from "../../parts/account/NewPassword/NewPassword.tsx";
import { OwnKey } from "../../parts/account/OwnKey/OwnKey.tsx";
import { PasswordRules } from "../../parts/account/PasswordRules/PasswordRules.tsx";
import { SignInList } from "../../parts/account/SignInList/SignInList.tsx";
import { SoftwareAccess } from "../../parts/account/SoftwareAccess/SoftwareAccess.tsx";
import { StorageUse } from "../../parts/account/StorageUse/StorageUse.tsx";
import { AuthenticatorSetup } from "../../parts/account/two-step/AuthenticatorSetup/AuthenticatorSetup.tsx";
import { CodeField } from "../../parts/account/two-step/CodeField/CodeField.tsx";
import { FactorList } from "../../parts/account/two-step/FactorList/FactorList.tsx";
import { ProofForm } from "../../parts/account/two-step/ProofForm/ProofForm.tsx";
import { RecoveryCodes } from "../../parts/account/two-step/RecoveryCodes/RecoveryCodes.tsx";
import { SecondStep } from "../../parts/account/two-step/SecondStep/SecondStep.tsx";
import { TwoStepDialog } from "../../parts/account/two-step/TwoStepDialog/TwoStepDialog.tsx";
import { TwoStepSection } from "../../parts/account/two-step/TwoStepSection/TwoStepSection.tsx";
import { VerifyHint } from "../../parts/account/VerifyHint/VerifyHint.tsx";
import type { Specimens, Unions } from "../specimen.ts";

const ignore = () => undefined;
const refuseNothing = () => Promise.resolve(undefined);
const copied = async () => true;
const kinds = ["totp", "password"] as const;
const unwritten = (name: "password" | "confirmPassword") => ({
  name,
  value: "",
  error: undefined,
  onChange: ignore,
});

export const account: Specimens = {
  AccountFrame: (root) => (
    <AccountFrame {...root} title="Sign in">
      A form
    </AccountFrame>
  ),
  AuthenticatorSetup: (root) => (
    <AuthenticatorSetup
      {...root}
      {...newAuthenticator}
      suggestedName="My telephone"
      onConfirm={ignore}
      onCopy={copied}
    />
  ),
  CodeField: (root) => <CodeField {...root} value="" onValueChange={ignore} />,
  DeleteAccount: (root) => <DeleteAccount {...root} onDelete={ignore} />,
  EmailForm: (root) => <EmailForm {...root} label="A new link" submit="Send" onSubmit={ignore} />,
  FactorList: (root) => (
    <FactorList {...root} factors={secondFactors} onRename={ignore} onRemove={ignore} />
  ),
  SoftwareAccess: (root) => (
    <SoftwareAccess
      {...root}
      access={softwareAccess}
      most={10}
      onMake={async () => ({ failure: "" })}
      onCopy={copied}
      onEnd={ignore}
    />
  ),
  OwnKey: (root) => (
    <OwnKey
      {...root}
      ownKey={{ isAllowed: true, key: null }}
      providers={ownKeyProviders}
      offered={{}}
      onModels={ignore}
      onModelsRetry={ignore}
      onKeep={refuseNothing}
      onChoose={refuseNothing}
      onRemove={refuseNothing}
    />
  ),
  LoginRequiredDialog: (root) => (
    <LoginRequiredDialog {...root} open onStay={ignore} onContinue={ignore} />
  ),
  LineSharing: (root) => (
    <LineSharing {...root} user={{ sharesUnanswered: false }} onSharedChange={ignore} />
  ),
  TastesSettings: (root) => (
    <TastesSettings
      {...root}
      chosen={{ languages: ["en"], categories: [] }}
      languages={["en", "hi"]}
      offered={{ state: "ready", categories: [] }}
      most={10}
      onKeep={ignore}
    />
  ),
  NewsOnDevices: (root) => (
    <NewsOnDevices {...root} devices={newsDevices} onTurn={ignore} onRemove={ignore} />
  ),
  NewsByEmail: (root) => (
    <NewsByEmail
      {...root}
      user={{ newsByEmail: "off", isVerified: true }}
      onRhythmChange={ignore}
    />
  ),
  MatureSettings: (root) => (
    <MatureSettings
      {...root}
      user={{ showsMature: false, hasConfirmedAge: false }}
      onShownChange={ignore}
      filter={{ hidden: false, onHiddenChange: ignore }}
    />
  ),
  NewPassword: (root) => (
    <NewPassword
      {...root}
      label="New password"
      entry={{ field: unwritten, values: { password: "", confirmPassword: "" } }}
    />
  ),
  PasswordRules: (root) => <PasswordRules {...root} password="Lotus" />,
  ProofForm: (root) => <ProofForm {...root} label="Who is it?" kinds={kinds} onProve={ignore} />,
  RecoveryCodes: (root) => (
    <RecoveryCodes
      {...root}
      codes={recoveryCodes}
      account="meera_7"
      onCopy={copied}
      onDownload={ignore}
      onPrint={ignore}
      onDone={ignore}
    />
  ),
  SecondStep: (root) => <SecondStep {...root} kinds={kinds} onProve={ignore} onBack={ignore} />,
  SignInList: (root) => <SignInList {...root} signIns={signIns} onEnd={ignore} onEndAll={ignore} />,
  StorageUse: (root) => (
    <StorageUse {...root} storage={storage} onDeletePictures={ignore} onDeletePlay={ignore} />
  ),
  TwoStepDialog: (root) => (
    <TwoStepDialog
      {...root}
      task={{ step: "codes", codes: recoveryCodes }}
      account="meera_7"
      device="Firefox"
      onProve={ignore}
      onTotp={ignore}
      onPasskey={ignore}
      onCopy={copied}
      onDownload={ignore}
      onPrint={ignore}
      onClose={ignore}
    />
  ),
  TwoStepSection: (root) => (
    <TwoStepSection
      {...root}
      twoStep={{ factors: secondFactors, recoveryCodesLeft: 2 }}
      onAdd={ignore}
      onNewCodes={ignore}
      onRename={ignore}
      onRemove={ignore}
    />
  ),
  VerifyHint: (root) => <VerifyHint {...root} email="meera@example.org" onResend={ignore} />,
};

export const accountUnions: Unions = {
  ProofForm: ["passkeyObstacle"],
  SecondStep: ["passkeyObstacle"],
};
