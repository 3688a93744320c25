// For Katha's own app, and outside the promise of versions: whole screens, and what their pages need beside them.
export { authorMessages } from "../messages/authors/author.ts";
export { bibleMessages } from "../messages/authors/bible.ts";
export { exchangeMessages } from "../messages/authors/exchange.ts";
export { suggestionMessages } from "../messages/authors/suggestions.ts";
export { numbersMessages } from "../messages/authors/numbers.ts";
export { proofMessages } from "../messages/authors/proof.ts";
export { sharingMessages } from "../messages/authors/sharing.ts";
export { structureMessages } from "../messages/authors/structure/structure.ts";
export { readingMessages } from "../messages/authors/reading.ts";
export { typedLineMessages } from "../messages/authors/typed-lines.ts";
export { unansweredMessages } from "../messages/authors/unanswered.ts";
export { savingMessages } from "../messages/authors/saving.ts";
export { accountMessages } from "../messages/players/account.ts";
export { alongMessages } from "../messages/players/along.ts";
export { browseMessages } from "../messages/players/browse.ts";
export { homeMessages } from "../messages/players/home.ts";
export { keepsakeMessages } from "../messages/players/keepsake.ts";
export { matureMessages } from "../messages/players/mature.ts";
export { modelMessages } from "../messages/players/models.ts";
export { notificationMessages } from "../messages/players/notifications.ts";
export { noticeMessages } from "../messages/players/notices.ts";
export { correctionDeskMessages, correctionMessages } from "../messages/players/corrections.ts";
export { ownSessionMessages } from "../messages/players/own-session.ts";
export { passagesMessages } from "../messages/players/passages.ts";
export { playMessages } from "../messages/players/play.ts";
export { progressMessages } from "../messages/players/progress.ts";
export { pushedMessages } from "../messages/players/pushed.ts";
export { ratingMessages } from "../messages/players/rating.ts";
export { shelfMessages } from "../messages/players/shelf.ts";
export { openingMessages } from "../messages/players/opening.ts";
export { ownKeyMessages } from "../messages/players/own-key.ts";
export { settingsMessages } from "../messages/players/settings.ts";
export { storyMessages } from "../messages/players/story.ts";
export { storyPageMessages } from "../messages/players/story-page.ts";
export { twoStepMessages } from "../messages/players/two-step.ts";
export { tastesMessages } from "../messages/players/tastes.ts";
export { adminMessages } from "../messages/admin-messages.ts";
export { commonMessages } from "../messages/site/common.ts";
export { errorPageMessages } from "../messages/site/error-pages.ts";
export { failureMessages } from "../messages/site/failures.ts";
export { footerMessages } from "../messages/site/footer.ts";
export { guideMessages } from "../messages/site/guide.ts";
export { landingMessages } from "../messages/site/landing.ts";
export { legalMessages } from "../messages/site/legal.ts";
export { navMessages } from "../messages/site/nav.ts";
export { offlineMessages } from "../messages/site/offline.ts";
export { waitlistMessages } from "../messages/site/waitlist.ts";
export { landingLockMs, cardLockMs } from "../tokens/constants.ts";
export { formatsFor } from "../messages/formats.ts";
export { translateWith } from "../messages/i18n.ts";
export { useLoadWhenIdle } from "../primitives/actions/LazyLoad/useLoadWhenIdle.ts";
export { useNear } from "../primitives/actions/LazyLoad/useNear.ts";
export { useLoadOnIntent } from "../primitives/actions/LazyLoad/useLoadOnIntent.ts";
export { useIsHydrated } from "../primitives/useIsHydrated.ts";
export { DeleteAccount } from "../parts/account/DeleteAccount/DeleteAccount.tsx";
export { SignInList } from "../parts/account/SignInList/SignInList.tsx";
export { StorageUse } from "../parts/account/StorageUse/StorageUse.tsx";
export { LineSharing } from "../parts/account/LineSharing/LineSharing.tsx";
export { OwnKey, type OwnKeyProps } from "../parts/account/OwnKey/OwnKey.tsx";
export { LoginRequiredDialog } from "../parts/account/LoginRequiredDialog/LoginRequiredDialog.tsx";
export { MatureSettings } from "../parts/account/MatureSettings/MatureSettings.tsx";
export { NewsOnDevices, type PushObstacle } from "../parts/account/NewsOnDevices/NewsOnDevices.tsx";
export { NewsByEmail } from "../parts/account/NewsByEmail/NewsByEmail.tsx";
export { SoftwareAccess } from "../parts/account/SoftwareAccess/SoftwareAccess.tsx";
export { TastesSettings } from "../parts/account/TastesSettings/TastesSettings.tsx";
export { VerifyHint } from "../parts/account/VerifyHint/VerifyHint.tsx";
export {
  factorKinds,
  type FactorKind,
  type PasskeyObstacle,
  type Proof,
  type ProofKind,
} from "../parts/account/two-step/factor.ts";
export { ProofForm, type ProofFormProps } from "../parts/account/two-step/ProofForm/ProofForm.tsx";
export type { SecondStepProps } from "../parts/account/two-step/SecondStep/SecondStep.tsx";
export {
  TwoStepDialog,
  type TwoStepChange,
  type TwoStepTask,
} from "../parts/account/two-step/TwoStepDialog/TwoStepDialog.tsx";
export type { TwoStepSectionProps } from "../parts/account/two-step/TwoStepSection/TwoStepSection.tsx";
export {
  AlongPanel,
  type NotTaken,
  type StoryAlong,
  type WaitingPart,
} from "../parts/play/controls/AlongPanel/AlongPanel.tsx";
export { BranchDialog } from "../parts/play/dialogs/BranchDialog/BranchDialog.tsx";
export type { MemoryAnswer } from "../parts/play/controls/MemoryPanel/memory.ts";
export { MemoryPanel } from "../parts/play/controls/MemoryPanel/MemoryPanel.tsx";
export {
  isNewSession,
  type PartAction,
  type StreamOf,
} from "../parts/play/log/PlayLog/log-entry.ts";
export { AfterStory } from "../parts/play/PlaySession/AfterStory.tsx";
export {
  CorrectionDialog,
  type CorrectionWords,
} from "../parts/play/dialogs/CorrectionDialog/CorrectionDialog.tsx";
export { ReportDialog } from "../parts/play/dialogs/ReportDialog/ReportDialog.tsx";
export { MarkDialog } from "../parts/play/dialogs/MarkDialog/MarkDialog.tsx";
export { MarksPanel, type ListedMark } from "../parts/play/controls/MarksPanel/MarksPanel.tsx";
export { RewordDialog } from "../parts/play/dialogs/RewordDialog/RewordDialog.tsx";
export { TellingsDialog } from "../parts/play/dialogs/TellingsDialog/TellingsDialog.tsx";
export { SessionsDialog } from "../parts/play/dialogs/SessionsDialog/SessionsDialog.tsx";
export { Dictate } from "../parts/play/reading/Dictate/Dictate.tsx";
export { canDictate } from "../parts/play/reading/Dictate/recognition.ts";
export { ReadAloud, type ReadAloudProps } from "../parts/play/reading/ReadAloud/ReadAloud.tsx";
export { ReadingSettingsPanel } from "../parts/play/reading/ReadingSettingsPanel/ReadingSettingsPanel.tsx";
export { usualReading } from "../parts/play/reading/settings.ts";
export { useVoices } from "../parts/play/reading/aloud/useVoices.ts";
export { RetellPart } from "../parts/play/log/RetellPart/RetellPart.tsx";
export {
  partLengths,
  storyPaces,
  type Wishes,
} from "../parts/play/controls/TellingWishes/TellingWishes.tsx";
export { answersFor, type WhoAnswers } from "../parts/play/dialogs/WhoDialog/who.ts";
export { WhoDialog } from "../parts/play/dialogs/WhoDialog/WhoDialog.tsx";
export { emphasisIn, withoutMarks } from "../markdown/emphasized.ts";
export { chapterNumber, paragraphsOf, type Book, type BookPassage } from "../markdown/book.ts";
export { bookAsWished, usualBook } from "../parts/play/book/book.ts";
export { CardDialog, type DrawnCard } from "../parts/play/dialogs/CardDialog/CardDialog.tsx";
export { LegalPage } from "../parts/legal/LegalPage/LegalPage.tsx";
export { privacy } from "../parts/legal/privacy.ts";
export { terms } from "../parts/legal/terms.ts";
export { NotificationsLink } from "../parts/notifications/NotificationsLink/NotificationsLink.tsx";
export { placeOfNews } from "../parts/notifications/notification.ts";
export { useTaskText } from "../parts/progress/useTaskText/useTaskText.ts";
export { Welcome } from "../parts/progress/Welcome/Welcome.tsx";
export { Offer } from "../parts/shell/Offer/Offer.tsx";
export { CreateMenu } from "../parts/shell/CreateMenu/CreateMenu.tsx";
export { VisitorLinks } from "../parts/shell/VisitorLinks/VisitorLinks.tsx";
export { sayCondition } from "../parts/state/words/condition-words.ts";
export { MatureFilter } from "../parts/story/MatureFilter/MatureFilter.tsx";
export { NativeReaderNote } from "../parts/story/details/NativeReaderNote/NativeReaderNote.tsx";
export { ReadOpening } from "../parts/story/details/ReadOpening/ReadOpening.tsx";
export { ForYou, type ForYouProps, type FoundKind } from "../parts/story/tastes/ForYou/ForYou.tsx";
export { TastesForm, type TasteCategories } from "../parts/story/tastes/TastesForm/TastesForm.tsx";
export { TastesLine } from "../parts/story/tastes/TastesLine/TastesLine.tsx";
export { ShelfPart } from "../parts/story/shelf/ShelfPart/ShelfPart.tsx";
export type { ShelfList, StoryMark } from "../parts/story/shelf/shelf.ts";
export { MapScreen } from "./player/MapScreen/MapScreen.tsx";
export { BookScreen, type BookFormat, type BookSaving } from "./player/BookScreen/BookScreen.tsx";
export { AccountScreen } from "./account/AccountScreen/AccountScreen.tsx";
export {
  DataSection,
  EmailSection,
  NameSection,
  PasswordSection,
  TwoStepSettings,
} from "./account/AccountScreen/AccountSections.tsx";
export { AdminAuditScreen } from "./admin/AdminAuditScreen/AdminAuditScreen.tsx";
export {
  AdminHealthScreen,
  type HealthDays,
} from "./admin/AdminHealthScreen/AdminHealthScreen.tsx";
export { AdminLoginScreen } from "./admin/AdminLoginScreen/AdminLoginScreen.tsx";
export { AdminModelsScreen } from "./admin/AdminModelsScreen/AdminModelsScreen.tsx";
export { AdminReportsScreen } from "./admin/AdminReportsScreen/AdminReportsScreen.tsx";
export { AdminReviewScreen } from "./admin/AdminReviewScreen/AdminReviewScreen.tsx";
export { AdminReviewStoryScreen } from "./admin/AdminReviewStoryScreen/AdminReviewStoryScreen.tsx";
export type {
  ReviewedAnswer,
  ReviewedStory,
} from "./admin/AdminReviewStoryScreen/reviewed-story.ts";
export {
  AdminSecondFactorScreen,
  type AdminSecondFactorResult,
} from "./admin/AdminSecondFactorScreen/AdminSecondFactorScreen.tsx";
export {
  AdminSettingsScreen,
  type AdminSettingsScreenProps,
} from "./admin/AdminSettingsScreen/AdminSettingsScreen.tsx";
export {
  AdminStoriesScreen,
  type StoryQuery,
} from "./admin/AdminStoriesScreen/AdminStoriesScreen.tsx";
export {
  AdminStoryFormScreen,
  type AdminStoryFormScreenProps,
} from "./admin/AdminStoryFormScreen/AdminStoryFormScreen.tsx";
export { AdminTaxonomyScreen } from "./admin/AdminTaxonomyScreen/AdminTaxonomyScreen.tsx";
export { AdminWaitlistScreen } from "./admin/AdminWaitlistScreen/AdminWaitlistScreen.tsx";
export { MatureStoryScreen } from "./player/MatureStoryScreen/MatureStoryScreen.tsx";
export {
  accountStates,
  AdminUsersScreen,
  type AdminUsersScreenProps,
  type UserQuery,
} from "./admin/AdminUsersScreen/AdminUsersScreen.tsx";
export { CreateStoryScreen } from "./author/CreateStoryScreen/CreateStoryScreen.tsx";
export {
  EditStoryScreen,
  type EditStoryScreenProps,
} from "./author/EditStoryScreen/EditStoryScreen.tsx";
export { ForbiddenScreen } from "./site/ForbiddenScreen/ForbiddenScreen.tsx";
export { ForgotPasswordScreen } from "./account/ForgotPasswordScreen/ForgotPasswordScreen.tsx";
export { GuideScreen } from "./site/GuideScreen/GuideScreen.tsx";
export {
  HomeScreen,
  type CategoryRow,
  type HomeScreenProps,
  type HomeLists,
} from "./player/HomeScreen/HomeScreen.tsx";
export { LandingScreen } from "./site/LandingScreen/LandingScreen.tsx";
export { LoginScreen } from "./account/LoginScreen/LoginScreen.tsx";
export { MyStoriesScreen } from "./author/MyStoriesScreen/MyStoriesScreen.tsx";
export { NotFoundScreen } from "./site/NotFoundScreen/NotFoundScreen.tsx";
export { NumbersScreen } from "./author/NumbersScreen/NumbersScreen.tsx";
export { PlayScreen } from "./player/PlayScreen/PlayScreen.tsx";
export { PremiumWaitlistScreen } from "./site/PremiumWaitlistScreen/PremiumWaitlistScreen.tsx";
export { ProgressScreen } from "./player/ProgressScreen/ProgressScreen.tsx";
export { RegisterScreen } from "./account/RegisterScreen/RegisterScreen.tsx";
export { StopLettersScreen } from "./account/StopLettersScreen/StopLettersScreen.tsx";
export { ConfirmBrowserScreen } from "./account/ConfirmBrowserScreen/ConfirmBrowserScreen.tsx";
export { ResetPasswordScreen } from "./account/ResetPasswordScreen/ResetPasswordScreen.tsx";
export {
  SharedStoryScreen,
  type SharedResult,
} from "./author/SharedStoryScreen/SharedStoryScreen.tsx";
export { NotificationsScreen } from "./player/NotificationsScreen/NotificationsScreen.tsx";
export { ShelfScreen } from "./player/ShelfScreen/ShelfScreen.tsx";
export { StoriesScreen } from "./player/StoriesScreen/StoriesScreen.tsx";
export { StoryScreen, type StoryResult } from "./player/StoryScreen/StoryScreen.tsx";
export { VerifyEmailScreen } from "./account/VerifyEmailScreen/VerifyEmailScreen.tsx";
