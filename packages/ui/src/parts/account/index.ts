export { AccountFrame } from "./AccountFrame/AccountFrame.tsx";
export type { AccountFrameProps } from "./AccountFrame/AccountFrame.tsx";
export { DeleteAccount } from "./DeleteAccount/DeleteAccount.tsx";
export type { DeleteAccountProps } from "./DeleteAccount/DeleteAccount.tsx";
export { LineSharing } from "./LineSharing/LineSharing.tsx";
export type { LineSharingProps } from "./LineSharing/LineSharing.tsx";
export { OwnKey } from "./OwnKey/OwnKey.tsx";
export type { OwnKeyProps } from "./OwnKey/OwnKey.tsx";
export type { KeptKey, OwnKeyAct, OwnKeyProvider, OwnKeyModels } from "./OwnKey/own-key.ts";
export { LoginRequiredDialog } from "./LoginRequiredDialog/LoginRequiredDialog.tsx";
export type { LoginRequiredDialogProps } from "./LoginRequiredDialog/LoginRequiredDialog.tsx";
export { MatureSettings } from "./MatureSettings/MatureSettings.tsx";
export type { MatureSettingsProps } from "./MatureSettings/MatureSettings.tsx";
export { NewsOnDevices } from "./NewsOnDevices/NewsOnDevices.tsx";
export type { NewsOnDevicesProps, PushObstacle } from "./NewsOnDevices/NewsOnDevices.tsx";
export { NewsByEmail } from "./NewsByEmail/NewsByEmail.tsx";
export type { NewsByEmailProps } from "./NewsByEmail/NewsByEmail.tsx";
export { NewPassword, newPasswordFields } from "./NewPassword/NewPassword.tsx";
export type { NewPasswordField, NewPasswordProps } from "./NewPassword/NewPassword.tsx";
export { SignInList } from "./SignInList/SignInList.tsx";
export type { SignInListProps } from "./SignInList/SignInList.tsx";
export { SoftwareAccess } from "./SoftwareAccess/SoftwareAccess.tsx";
export type { SoftwareAccessProps } from "./SoftwareAccess/SoftwareAccess.tsx";
export { softwareScopes, softwareTokenDays } from "./SoftwareAccess/software-token.ts";
export type {
  MadeSoftwareToken,
  NewSoftwareToken,
  SoftwareTokenDays,
} from "./SoftwareAccess/software-token.ts";
export { StorageUse } from "./StorageUse/StorageUse.tsx";
export type { StorageUseProps } from "./StorageUse/StorageUse.tsx";
export { TastesSettings } from "./TastesSettings/TastesSettings.tsx";
export type { TastesSettingsProps } from "./TastesSettings/TastesSettings.tsx";
export { VerifyHint } from "./VerifyHint/VerifyHint.tsx";
export type { VerifyHintProps } from "./VerifyHint/VerifyHint.tsx";
export { CodeField } from "./two-step/CodeField/CodeField.tsx";
export type { CodeFieldProps } from "./two-step/CodeField/CodeField.tsx";
export { AuthenticatorSetup } from "./two-step/AuthenticatorSetup/AuthenticatorSetup.tsx";
export type { AuthenticatorSetupProps } from "./two-step/AuthenticatorSetup/AuthenticatorSetup.tsx";
export { factorKinds, passkeyObstacles } from "./two-step/factor.ts";
export type { FactorKind, PasskeyObstacle, Proof, ProofKind } from "./two-step/factor.ts";
export { FactorList } from "./two-step/FactorList/FactorList.tsx";
export type { FactorListProps } from "./two-step/FactorList/FactorList.tsx";
export { ProofForm } from "./two-step/ProofForm/ProofForm.tsx";
export type { ProofFormProps } from "./two-step/ProofForm/ProofForm.tsx";
export { RecoveryCodes } from "./two-step/RecoveryCodes/RecoveryCodes.tsx";
export type { RecoveryCodesProps } from "./two-step/RecoveryCodes/RecoveryCodes.tsx";
export { SecondStep } from "./two-step/SecondStep/SecondStep.tsx";
export type { SecondStepProps } from "./two-step/SecondStep/SecondStep.tsx";
export { TwoStepDialog } from "./two-step/TwoStepDialog/TwoStepDialog.tsx";
export type {
  TwoStepChange,
  TwoStepDialogProps,
  TwoStepTask,
} from "./two-step/TwoStepDialog/TwoStepDialog.tsx";
export { TwoStepSection } from "./two-step/TwoStepSection/TwoStepSection.tsx";
export type { TwoStepSectionProps } from "./two-step/TwoStepSection/TwoStepSection.tsx";
