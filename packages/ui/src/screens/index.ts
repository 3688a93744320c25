export { MapScreen } from "./player/MapScreen/MapScreen.tsx";
export type { MapResult, MapScreenProps } from "./player/MapScreen/MapScreen.tsx";
export { BookScreen, bookFormats } from "./player/BookScreen/BookScreen.tsx";
export type {
  BookFormat,
  BookResult,
  BookSaving,
  BookScreenProps,
} from "./player/BookScreen/BookScreen.tsx";
export { AccountScreen } from "./account/AccountScreen/AccountScreen.tsx";
export type { AccountResult, AccountScreenProps } from "./account/AccountScreen/AccountScreen.tsx";
export {
  DataSection,
  DeletionSection,
  DevicesSection,
  EmailSection,
  NameSection,
  PasswordSection,
  StorageSection,
  TwoStepSettings,
} from "./account/AccountScreen/AccountSections.tsx";
export type {
  DataSectionProps,
  DeletionSectionProps,
  DevicesSectionProps,
  EmailSectionProps,
  NameSectionProps,
  PasswordSectionProps,
  StorageSectionProps,
  TwoStepSettingsProps,
} from "./account/AccountScreen/AccountSections.tsx";
export { AdminAuditScreen } from "./admin/AdminAuditScreen/AdminAuditScreen.tsx";
export type { AdminAuditScreenProps } from "./admin/AdminAuditScreen/AdminAuditScreen.tsx";
export { AdminCategoriesScreen } from "./admin/AdminCategoriesScreen/AdminCategoriesScreen.tsx";
export type { AdminCategoriesScreenProps } from "./admin/AdminCategoriesScreen/AdminCategoriesScreen.tsx";
export { AdminHealthScreen, healthDays } from "./admin/AdminHealthScreen/AdminHealthScreen.tsx";
export type {
  AdminHealthScreenProps,
  HealthDays,
} from "./admin/AdminHealthScreen/AdminHealthScreen.tsx";
export { AdminLoginScreen } from "./admin/AdminLoginScreen/AdminLoginScreen.tsx";
export type {
  AdminLoginEntry,
  AdminLoginScreenProps,
} from "./admin/AdminLoginScreen/AdminLoginScreen.tsx";
export { AdminModelsScreen } from "./admin/AdminModelsScreen/AdminModelsScreen.tsx";
export type { AdminModelsScreenProps } from "./admin/AdminModelsScreen/AdminModelsScreen.tsx";
export { AdminReportsScreen } from "./admin/AdminReportsScreen/AdminReportsScreen.tsx";
export type { AdminReportsScreenProps } from "./admin/AdminReportsScreen/AdminReportsScreen.tsx";
export { AdminReviewScreen } from "./admin/AdminReviewScreen/AdminReviewScreen.tsx";
export type { AdminReviewScreenProps } from "./admin/AdminReviewScreen/AdminReviewScreen.tsx";
export { AdminReviewStoryScreen } from "./admin/AdminReviewStoryScreen/AdminReviewStoryScreen.tsx";
export type {
  AdminReviewStoryScreenProps,
  ReviewResult,
} from "./admin/AdminReviewStoryScreen/AdminReviewStoryScreen.tsx";
export type {
  ReviewedAnswer,
  ReviewedStory,
} from "./admin/AdminReviewStoryScreen/reviewed-story.ts";
export { AdminSecondFactorScreen } from "./admin/AdminSecondFactorScreen/AdminSecondFactorScreen.tsx";
export type {
  AdminSecondFactorResult,
  AdminSecondFactorScreenProps,
} from "./admin/AdminSecondFactorScreen/AdminSecondFactorScreen.tsx";
export { AdminStoriesScreen } from "./admin/AdminStoriesScreen/AdminStoriesScreen.tsx";
export type {
  AdminStoriesScreenProps,
  StoryQuery,
} from "./admin/AdminStoriesScreen/AdminStoriesScreen.tsx";
export { AdminStoryFormScreen } from "./admin/AdminStoryFormScreen/AdminStoryFormScreen.tsx";
export type {
  AdminStoryResult,
  AdminStoryFormScreenProps,
} from "./admin/AdminStoryFormScreen/AdminStoryFormScreen.tsx";
export { AdminTagsScreen } from "./admin/AdminTagsScreen/AdminTagsScreen.tsx";
export type { AdminTagsScreenProps } from "./admin/AdminTagsScreen/AdminTagsScreen.tsx";
export { AdminWaitlistScreen } from "./admin/AdminWaitlistScreen/AdminWaitlistScreen.tsx";
export type { AdminWaitlistScreenProps } from "./admin/AdminWaitlistScreen/AdminWaitlistScreen.tsx";
export { matureReaders, MatureStoryScreen } from "./player/MatureStoryScreen/MatureStoryScreen.tsx";
export type {
  MatureReader,
  MatureStoryScreenProps,
} from "./player/MatureStoryScreen/MatureStoryScreen.tsx";
export { accountStates, AdminUsersScreen } from "./admin/AdminUsersScreen/AdminUsersScreen.tsx";
export type {
  AccountState,
  AdminUsersScreenProps,
  UserQuery,
} from "./admin/AdminUsersScreen/AdminUsersScreen.tsx";
export { CreateStoryScreen } from "./author/CreateStoryScreen/CreateStoryScreen.tsx";
export type { CreateStoryScreenProps } from "./author/CreateStoryScreen/CreateStoryScreen.tsx";
export { EditStoryScreen } from "./author/EditStoryScreen/EditStoryScreen.tsx";
export type { StoryConflict } from "./author/EditStoryScreen/EditStoryForm.tsx";
export type {
  EditResult,
  EditStoryScreenProps,
} from "./author/EditStoryScreen/EditStoryScreen.tsx";
export { ForbiddenScreen } from "./site/ForbiddenScreen/ForbiddenScreen.tsx";
export type { ForbiddenScreenProps } from "./site/ForbiddenScreen/ForbiddenScreen.tsx";
export { ForgotPasswordScreen } from "./account/ForgotPasswordScreen/ForgotPasswordScreen.tsx";
export type { ForgotPasswordScreenProps } from "./account/ForgotPasswordScreen/ForgotPasswordScreen.tsx";
export { GuideScreen } from "./site/GuideScreen/GuideScreen.tsx";
export type { GuideScreenProps } from "./site/GuideScreen/GuideScreen.tsx";
export { HomeScreen } from "./player/HomeScreen/HomeScreen.tsx";
export type { CategoryRow, HomeScreenProps, HomeLists } from "./player/HomeScreen/HomeScreen.tsx";
export { LandingScreen } from "./site/LandingScreen/LandingScreen.tsx";
export type { LandingScreenProps } from "./site/LandingScreen/LandingScreen.tsx";
export { LoginScreen } from "./account/LoginScreen/LoginScreen.tsx";
export type { LoginScreenProps } from "./account/LoginScreen/LoginScreen.tsx";
export { MyStoriesScreen } from "./author/MyStoriesScreen/MyStoriesScreen.tsx";
export type {
  MyStoriesScreenProps,
  OwnStoriesResult,
} from "./author/MyStoriesScreen/MyStoriesScreen.tsx";
export { NotFoundScreen } from "./site/NotFoundScreen/NotFoundScreen.tsx";
export type { NotFoundScreenProps } from "./site/NotFoundScreen/NotFoundScreen.tsx";
export { NumbersScreen } from "./author/NumbersScreen/NumbersScreen.tsx";
export type { NumberedStory } from "./author/NumbersScreen/numbered-story.ts";
export type { NumbersResult, NumbersScreenProps } from "./author/NumbersScreen/NumbersScreen.tsx";
export { PlayScreen } from "./player/PlayScreen/PlayScreen.tsx";
export type { PlayResult, PlayScreenProps } from "./player/PlayScreen/PlayScreen.tsx";
export { PremiumWaitlistScreen } from "./site/PremiumWaitlistScreen/PremiumWaitlistScreen.tsx";
export type { PremiumWaitlistScreenProps } from "./site/PremiumWaitlistScreen/PremiumWaitlistScreen.tsx";
export { PrivacyScreen } from "./site/PrivacyScreen/PrivacyScreen.tsx";
export type { PrivacyScreenProps } from "./site/PrivacyScreen/PrivacyScreen.tsx";
export { ProgressScreen } from "./player/ProgressScreen/ProgressScreen.tsx";
export type { ProgressScreenProps } from "./player/ProgressScreen/ProgressScreen.tsx";
export { RegisterScreen } from "./account/RegisterScreen/RegisterScreen.tsx";
export type {
  RegisterEntry,
  RegisterField,
  RegisterScreenProps,
} from "./account/RegisterScreen/RegisterScreen.tsx";
export { StopLettersScreen } from "./account/StopLettersScreen/StopLettersScreen.tsx";
export type { StopLettersScreenProps } from "./account/StopLettersScreen/StopLettersScreen.tsx";
export { ConfirmBrowserScreen } from "./account/ConfirmBrowserScreen/ConfirmBrowserScreen.tsx";
export type { ConfirmBrowserScreenProps } from "./account/ConfirmBrowserScreen/ConfirmBrowserScreen.tsx";
export { ResetPasswordScreen } from "./account/ResetPasswordScreen/ResetPasswordScreen.tsx";
export type {
  ResetEntry,
  ResetPasswordScreenProps,
} from "./account/ResetPasswordScreen/ResetPasswordScreen.tsx";
export { SharedStoryScreen, sharedReaders } from "./author/SharedStoryScreen/SharedStoryScreen.tsx";
export type {
  SharedResult,
  SharedReader,
  SharedStoryScreenProps,
} from "./author/SharedStoryScreen/SharedStoryScreen.tsx";
export { NotificationsScreen } from "./player/NotificationsScreen/NotificationsScreen.tsx";
export type {
  NotificationsResult,
  NotificationsScreenProps,
} from "./player/NotificationsScreen/NotificationsScreen.tsx";
export { ShelfScreen, shelfPartNames } from "./player/ShelfScreen/ShelfScreen.tsx";
export type {
  ShelfLists,
  ShelfPartName,
  ShelfScreenProps,
} from "./player/ShelfScreen/ShelfScreen.tsx";
export { StoriesScreen } from "./player/StoriesScreen/StoriesScreen.tsx";
export type { StoriesScreenProps } from "./player/StoriesScreen/StoriesScreen.tsx";
export { StoryScreen } from "./player/StoryScreen/StoryScreen.tsx";
export type { StoryResult, StoryScreenProps } from "./player/StoryScreen/StoryScreen.tsx";
export { TermsScreen } from "./site/TermsScreen/TermsScreen.tsx";
export type { TermsScreenProps } from "./site/TermsScreen/TermsScreen.tsx";
export { VerifyEmailScreen } from "./account/VerifyEmailScreen/VerifyEmailScreen.tsx";
export type {
  VerifyEmailScreenProps,
  VerifyState,
} from "./account/VerifyEmailScreen/VerifyEmailScreen.tsx";
