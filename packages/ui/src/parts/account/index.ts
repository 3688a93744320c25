export { AccountFrame } from "./AccountFrame/AccountFrame.tsx";
export type { AccountFrameProps } from "./AccountFrame/AccountFrame.tsx";
export { DeleteAccount, storiesOnDelete } from "./DeleteAccount/DeleteAccount.tsx";
export type { DeleteAccountProps, StoriesOnDelete } from "./DeleteAccount/DeleteAccount.tsx";
export { LoginRequiredDialog } from "./LoginRequiredDialog/LoginRequiredDialog.tsx";
export type { LoginRequiredDialogProps } from "./LoginRequiredDialog/LoginRequiredDialog.tsx";
export { NewPassword, newPasswordCheck, newPasswordFields } from "./NewPassword/NewPassword.tsx";
export type { NewPasswordField, NewPasswordProps } from "./NewPassword/NewPassword.tsx";
export { SignInList } from "./SignInList/SignInList.tsx";
export type { SignIn, SignInListProps } from "./SignInList/SignInList.tsx";
export { StorageUse, storageKinds } from "./StorageUse/StorageUse.tsx";
export type {
  StorageFacts,
  StorageKind,
  StorageUseProps,
  StoredPlay,
} from "./StorageUse/StorageUse.tsx";
export { VerifyHint } from "./VerifyHint/VerifyHint.tsx";
export type { VerifyHintProps } from "./VerifyHint/VerifyHint.tsx";
