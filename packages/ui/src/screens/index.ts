export { AccountScreen } from "./AccountScreen/AccountScreen.tsx";
export type {
  AccountArrival,
  AccountFacts,
  AccountScreenProps,
} from "./AccountScreen/AccountScreen.tsx";
export { AdminAuditScreen } from "./AdminAuditScreen/AdminAuditScreen.tsx";
export type { AdminAuditScreenProps } from "./AdminAuditScreen/AdminAuditScreen.tsx";
export { AdminCategoriesScreen } from "./AdminCategoriesScreen/AdminCategoriesScreen.tsx";
export type { AdminCategoriesScreenProps } from "./AdminCategoriesScreen/AdminCategoriesScreen.tsx";
export { AdminHealthScreen, healthDays } from "./AdminHealthScreen/AdminHealthScreen.tsx";
export type { AdminHealthScreenProps, HealthDays } from "./AdminHealthScreen/AdminHealthScreen.tsx";
export { AdminLoginScreen } from "./AdminLoginScreen/AdminLoginScreen.tsx";
export type {
  AdminLoginEntry,
  AdminLoginScreenProps,
} from "./AdminLoginScreen/AdminLoginScreen.tsx";
export { AdminReportsScreen } from "./AdminReportsScreen/AdminReportsScreen.tsx";
export type { AdminReportsScreenProps } from "./AdminReportsScreen/AdminReportsScreen.tsx";
export { AdminReviewScreen } from "./AdminReviewScreen/AdminReviewScreen.tsx";
export type { AdminReviewScreenProps } from "./AdminReviewScreen/AdminReviewScreen.tsx";
export { AdminReviewStoryScreen } from "./AdminReviewStoryScreen/AdminReviewStoryScreen.tsx";
export type {
  AdminReviewStoryScreenProps,
  ReviewArrival,
} from "./AdminReviewStoryScreen/AdminReviewStoryScreen.tsx";
export type { ReviewedStory } from "./AdminReviewStoryScreen/reviewedStory.ts";
export { AdminStoriesScreen } from "./AdminStoriesScreen/AdminStoriesScreen.tsx";
export type {
  AdminStoriesScreenProps,
  StoryQuery,
} from "./AdminStoriesScreen/AdminStoriesScreen.tsx";
export { AdminStoryFormScreen } from "./AdminStoryFormScreen/AdminStoryFormScreen.tsx";
export type {
  AdminStoryArrival,
  AdminStoryFormScreenProps,
} from "./AdminStoryFormScreen/AdminStoryFormScreen.tsx";
export { AdminTagsScreen } from "./AdminTagsScreen/AdminTagsScreen.tsx";
export type { AdminTagsScreenProps } from "./AdminTagsScreen/AdminTagsScreen.tsx";
export { AdminUsersScreen } from "./AdminUsersScreen/AdminUsersScreen.tsx";
export type { AdminUsersScreenProps, UserQuery } from "./AdminUsersScreen/AdminUsersScreen.tsx";
export { CreateStoryScreen } from "./CreateStoryScreen/CreateStoryScreen.tsx";
export type { CreateStoryScreenProps } from "./CreateStoryScreen/CreateStoryScreen.tsx";
export { EditStoryScreen } from "./EditStoryScreen/EditStoryScreen.tsx";
export type {
  EditArrival,
  EditStoryScreenProps,
  StoryConflict,
} from "./EditStoryScreen/EditStoryScreen.tsx";
export { ErrorScreen } from "./ErrorScreen/ErrorScreen.tsx";
export type { ErrorScreenProps } from "./ErrorScreen/ErrorScreen.tsx";
export { ForbiddenScreen } from "./ForbiddenScreen/ForbiddenScreen.tsx";
export type { ForbiddenScreenProps } from "./ForbiddenScreen/ForbiddenScreen.tsx";
export { ForgotPasswordScreen } from "./ForgotPasswordScreen/ForgotPasswordScreen.tsx";
export type { ForgotPasswordScreenProps } from "./ForgotPasswordScreen/ForgotPasswordScreen.tsx";
export { GuideScreen } from "./GuideScreen/GuideScreen.tsx";
export type { GuideModel, GuideScreenProps } from "./GuideScreen/GuideScreen.tsx";
export { HomeScreen } from "./HomeScreen/HomeScreen.tsx";
export type { CategoryShelf, HomeScreenProps, HomeShelves } from "./HomeScreen/HomeScreen.tsx";
export { LandingScreen } from "./LandingScreen/LandingScreen.tsx";
export type { LandingScreenProps } from "./LandingScreen/LandingScreen.tsx";
export { LoginScreen } from "./LoginScreen/LoginScreen.tsx";
export type { LoginEntry, LoginScreenProps } from "./LoginScreen/LoginScreen.tsx";
export { MyStoriesScreen } from "./MyStoriesScreen/MyStoriesScreen.tsx";
export type {
  MyStoriesScreenProps,
  OwnStoriesArrival,
} from "./MyStoriesScreen/MyStoriesScreen.tsx";
export { NotFoundScreen } from "./NotFoundScreen/NotFoundScreen.tsx";
export type { NotFoundScreenProps } from "./NotFoundScreen/NotFoundScreen.tsx";
export { NumbersScreen } from "./NumbersScreen/NumbersScreen.tsx";
export type {
  NumberedStory,
  NumbersArrival,
  NumbersScreenProps,
} from "./NumbersScreen/NumbersScreen.tsx";
export { OfflineScreen } from "./OfflineScreen/OfflineScreen.tsx";
export type { OfflineScreenProps } from "./OfflineScreen/OfflineScreen.tsx";
export { PlayScreen } from "./PlayScreen/PlayScreen.tsx";
export type { PlayArrival, PlayScreenProps } from "./PlayScreen/PlayScreen.tsx";
export type { PlaySession, SessionCallbacks } from "./PlayScreen/Session.tsx";
export { PremiumWaitlistScreen } from "./PremiumWaitlistScreen/PremiumWaitlistScreen.tsx";
export type { PremiumWaitlistScreenProps } from "./PremiumWaitlistScreen/PremiumWaitlistScreen.tsx";
export { PrivacyScreen } from "./PrivacyScreen/PrivacyScreen.tsx";
export type { PrivacyScreenProps } from "./PrivacyScreen/PrivacyScreen.tsx";
export { ProgressScreen } from "./ProgressScreen/ProgressScreen.tsx";
export type { ProgressScreenProps } from "./ProgressScreen/ProgressScreen.tsx";
export { RegisterScreen } from "./RegisterScreen/RegisterScreen.tsx";
export type {
  RegisterEntry,
  RegisterField,
  RegisterScreenProps,
} from "./RegisterScreen/RegisterScreen.tsx";
export { ResetPasswordScreen } from "./ResetPasswordScreen/ResetPasswordScreen.tsx";
export type {
  ResetEntry,
  ResetPasswordScreenProps,
} from "./ResetPasswordScreen/ResetPasswordScreen.tsx";
export { SharedStoryScreen, sharedReaders } from "./SharedStoryScreen/SharedStoryScreen.tsx";
export type {
  SharedArrival,
  SharedReader,
  SharedStoryScreenProps,
} from "./SharedStoryScreen/SharedStoryScreen.tsx";
export { StoryScreen } from "./StoryScreen/StoryScreen.tsx";
export type { StoryArrival, StoryScreenProps } from "./StoryScreen/StoryScreen.tsx";
export { TermsScreen } from "./TermsScreen/TermsScreen.tsx";
export type { TermsScreenProps } from "./TermsScreen/TermsScreen.tsx";
export { VerifyEmailScreen } from "./VerifyEmailScreen/VerifyEmailScreen.tsx";
export type {
  VerifyEmailScreenProps,
  VerifyState,
} from "./VerifyEmailScreen/VerifyEmailScreen.tsx";
