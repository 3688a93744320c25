export * from "./tokens/constants.ts";
export { Avatar } from "./primitives/marks/Avatar/Avatar.tsx";
export type { AvatarProps } from "./primitives/marks/Avatar/Avatar.tsx";
export { Badge } from "./primitives/marks/Badge/Badge.tsx";
export type { BadgeProps } from "./primitives/marks/Badge/Badge.tsx";
export { Button } from "./primitives/actions/Button/Button.tsx";
export type { ButtonProps } from "./primitives/actions/Button/Button.tsx";
export { ButtonLink } from "./primitives/actions/Button/ButtonLink.tsx";
export type { ButtonLinkProps } from "./primitives/actions/Button/ButtonLink.tsx";
export { Chip } from "./primitives/marks/Chip/Chip.tsx";
export type { ChipProps } from "./primitives/marks/Chip/Chip.tsx";
export { Icon } from "./primitives/marks/Icon/Icon.tsx";
export type { IconProps } from "./primitives/marks/Icon/Icon.tsx";
export { IconButton } from "./primitives/actions/IconButton/IconButton.tsx";
export type { IconButtonProps } from "./primitives/actions/IconButton/IconButton.tsx";
export { Link } from "./primitives/actions/Link/Link.tsx";
export type { LinkProps } from "./primitives/actions/Link/Link.tsx";
export { LinkProvider } from "./primitives/actions/Link/LinkProvider.tsx";
export type { AnchorComponent, AnchorProps } from "./primitives/actions/Link/LinkProvider.tsx";
export { Markdown } from "./primitives/content/Markdown/Markdown.tsx";
export { Picture } from "./primitives/content/Picture/Picture.tsx";
export type { PictureProps, PictureSource } from "./primitives/content/Picture/Picture.tsx";
export { Skeleton } from "./primitives/feedback/Skeleton/Skeleton.tsx";
export type { SkeletonProps } from "./primitives/feedback/Skeleton/Skeleton.tsx";
export { Spinner } from "./primitives/feedback/Spinner/Spinner.tsx";
export type { SpinnerProps } from "./primitives/feedback/Spinner/Spinner.tsx";
export { StatTable } from "./primitives/content/StatTable/StatTable.tsx";
export type { StatRow } from "./primitives/content/StatTable/StatTable.tsx";
export { VisuallyHidden } from "./primitives/content/VisuallyHidden/VisuallyHidden.tsx";
export { Dialog } from "./primitives/overlays/Dialog/Dialog.tsx";
export type { DialogProps } from "./primitives/overlays/Dialog/Dialog.tsx";
export { Drawer } from "./primitives/overlays/Drawer/Drawer.tsx";
export type { DrawerProps } from "./primitives/overlays/Drawer/Drawer.tsx";
export { Menu } from "./primitives/overlays/Menu/Menu.tsx";
export type {
  MenuAction,
  MenuChoice,
  MenuEntry,
  MenuLink,
  MenuProps,
} from "./primitives/overlays/Menu/Menu.tsx";
export { Popover } from "./primitives/overlays/Popover/Popover.tsx";
export type { PopoverProps } from "./primitives/overlays/Popover/Popover.tsx";
export { Select } from "./primitives/fields/Select/Select.tsx";
export type { SelectOption, SelectProps } from "./primitives/fields/Select/Select.tsx";
export { TextField } from "./primitives/fields/TextField/TextField.tsx";
export type { TextFieldProps } from "./primitives/fields/TextField/TextField.tsx";
export { Textarea } from "./primitives/fields/Textarea/Textarea.tsx";
export type { TextareaProps } from "./primitives/fields/Textarea/Textarea.tsx";
export { Tooltip } from "./primitives/overlays/Tooltip/Tooltip.tsx";
export type { TooltipProps } from "./primitives/overlays/Tooltip/Tooltip.tsx";
export { Callout } from "./primitives/feedback/Callout/Callout.tsx";
export type { CalloutProps } from "./primitives/feedback/Callout/Callout.tsx";
export { Checkbox } from "./primitives/fields/Checkbox/Checkbox.tsx";
export type { CheckboxProps } from "./primitives/fields/Checkbox/Checkbox.tsx";
export { Form } from "./primitives/fields/Form/Form.tsx";
export type { FormProps } from "./primitives/fields/Form/Form.tsx";
export { Meter } from "./primitives/feedback/Meter/Meter.tsx";
export type { MeterProps } from "./primitives/feedback/Meter/Meter.tsx";
export { useOnReach } from "./primitives/actions/Reach/useOnReach.ts";
export { Progress } from "./primitives/feedback/Progress/Progress.tsx";
export type { ProgressProps } from "./primitives/feedback/Progress/Progress.tsx";
export { Stars } from "./primitives/marks/Stars/Stars.tsx";
export type { StarsProps } from "./primitives/marks/Stars/Stars.tsx";
export { Switch } from "./primitives/fields/Switch/Switch.tsx";
export type { SwitchProps } from "./primitives/fields/Switch/Switch.tsx";
export { Tabs } from "./primitives/actions/Tabs/Tabs.tsx";
export type { Tab, TabsProps } from "./primitives/actions/Tabs/Tabs.tsx";
export { isComposing } from "./primitives/fields/Form/composing.ts";
export { Picker } from "./primitives/fields/Picker/Picker.tsx";
export type { PickerProps } from "./primitives/fields/Picker/Picker.tsx";
export type { PickerOption } from "./primitives/fields/Picker/found.ts";
export { Combobox } from "./primitives/fields/Combobox/Combobox.tsx";
export type { ComboboxOption, ComboboxProps } from "./primitives/fields/Combobox/Combobox.tsx";
export { Finder } from "./primitives/fields/Finder/Finder.tsx";
export type { Findable, FinderProps } from "./primitives/fields/Finder/Finder.tsx";
export { Pagination } from "./primitives/actions/Pagination/Pagination.tsx";
export type { PaginationProps } from "./primitives/actions/Pagination/Pagination.tsx";
export { Rating } from "./primitives/fields/Rating/Rating.tsx";
export type { RatingProps, RatingStep } from "./primitives/fields/Rating/Rating.tsx";
export { Table } from "./primitives/content/Table/Table.tsx";
export type { TableColumn, TableProps, TableSort } from "./primitives/content/Table/Table.tsx";
export { Toasts, useToasts } from "./primitives/overlays/Toast/Toasts.tsx";
export type { News } from "./primitives/overlays/Toast/Toasts.tsx";
export { StoryCard } from "./parts/story/StoryCard/StoryCard.tsx";
export type { StoryCardProps } from "./parts/story/StoryCard/StoryCard.tsx";
export type { StoryCommand, StoryFacts, StorySummary, StoryTag } from "./parts/story/story.ts";
export { directionOf, loadedScripts, scriptOf } from "./fonts/scripts.ts";
export type { LoadedScript } from "./fonts/scripts.ts";
export { applyTheme, chooseTheme, storedTheme, themeChoices } from "./tokens/theme.ts";
export type { ThemeChoice } from "./tokens/theme.ts";
export * from "./tokens/tokens.ts";
export { en } from "./words/en.ts";
export type { WordKey, Words } from "./words/en.ts";
export { hi } from "./words/hi.ts";
export { languageOf, useLanguage, useWords, WordsProvider } from "./words/WordsProvider.tsx";
export type {
  Language,
  Say,
  SayOf,
  Voice,
  WordFamily,
  WordsProviderProps,
} from "./words/WordsProvider.tsx";
export { AccountFrame } from "./parts/account/AccountFrame/AccountFrame.tsx";
export type { AccountFrameProps } from "./parts/account/AccountFrame/AccountFrame.tsx";
export { LoginRequiredDialog } from "./parts/account/LoginRequiredDialog/LoginRequiredDialog.tsx";
export type { LoginRequiredDialogProps } from "./parts/account/LoginRequiredDialog/LoginRequiredDialog.tsx";
export { LanguageSwitch } from "./parts/shell/LanguageSwitch/LanguageSwitch.tsx";
export type {
  LanguageChoice,
  LanguageSwitchProps,
} from "./parts/shell/LanguageSwitch/LanguageSwitch.tsx";
export { MobileMenu } from "./parts/shell/MobileMenu/MobileMenu.tsx";
export type { MobileMenuProps } from "./parts/shell/MobileMenu/MobileMenu.tsx";
export { SearchBox } from "./parts/story/SearchBox/SearchBox.tsx";
export type { SearchAnswer, SearchBoxProps } from "./parts/story/SearchBox/SearchBox.tsx";
export { TreasuryMenu } from "./parts/shell/TreasuryMenu/TreasuryMenu.tsx";
export type { TreasuryMenuProps } from "./parts/shell/TreasuryMenu/TreasuryMenu.tsx";
export { VisitorLinks } from "./parts/shell/VisitorLinks/VisitorLinks.tsx";
export type { VisitorLinksProps } from "./parts/shell/VisitorLinks/VisitorLinks.tsx";
export { Offer, type OfferProps } from "./parts/shell/Offer/Offer.tsx";
export { Notice } from "./parts/shell/Notice/Notice.tsx";
export { Logo } from "./parts/shell/Logo/Logo.tsx";
export type { LogoProps } from "./parts/shell/Logo/Logo.tsx";
export { EmptyState } from "./parts/shell/EmptyState/EmptyState.tsx";
export type { EmptyStateProps } from "./parts/shell/EmptyState/EmptyState.tsx";
export { ErrorState } from "./parts/shell/ErrorState/ErrorState.tsx";
export type { ErrorStateProps } from "./parts/shell/ErrorState/ErrorState.tsx";
export { Footer } from "./parts/shell/Footer/Footer.tsx";
export type { FooterProps } from "./parts/shell/Footer/Footer.tsx";
export { LoadingOverlay } from "./parts/shell/LoadingOverlay/LoadingOverlay.tsx";
export type { LoadingOverlayProps } from "./parts/shell/LoadingOverlay/LoadingOverlay.tsx";
export { LoadingState } from "./parts/shell/LoadingState/LoadingState.tsx";
export { NavigationBar } from "./parts/shell/NavigationBar/NavigationBar.tsx";
export type {
  NavigationBarProps,
  NavigationLink,
} from "./parts/shell/NavigationBar/NavigationBar.tsx";
export { Page } from "./parts/shell/Page/Page.tsx";
export type { PageProps } from "./parts/shell/Page/Page.tsx";
export { ThemeSwitch } from "./parts/shell/ThemeSwitch/ThemeSwitch.tsx";
export type { ThemeSwitchProps } from "./parts/shell/ThemeSwitch/ThemeSwitch.tsx";
export { Banner } from "./parts/story/Banner/Banner.tsx";
export type { BannerProps, BannerSlide, BannerWays } from "./parts/story/Banner/Banner.tsx";
export { CommandsGrid } from "./parts/story/CommandsGrid/CommandsGrid.tsx";
export type { CommandsGridProps } from "./parts/story/CommandsGrid/CommandsGrid.tsx";
export { StatisticsPanel } from "./parts/story/StatisticsPanel/StatisticsPanel.tsx";
export type { StatisticsPanelProps } from "./parts/story/StatisticsPanel/StatisticsPanel.tsx";
export { StatusPill } from "./parts/story/StatusPill/StatusPill.tsx";
export type { StatusPillProps } from "./parts/story/StatusPill/StatusPill.tsx";
export { StoryControls } from "./parts/story/StoryControls/StoryControls.tsx";
export type { StoryControlsProps } from "./parts/story/StoryControls/StoryControls.tsx";
export { StoryCounts } from "./parts/story/StoryCounts/StoryCounts.tsx";
export type { StoryCountsProps } from "./parts/story/StoryCounts/StoryCounts.tsx";
export { StoryDescription } from "./parts/story/StoryDescription/StoryDescription.tsx";
export type { StoryDescriptionProps } from "./parts/story/StoryDescription/StoryDescription.tsx";
export { StoryHeader } from "./parts/story/StoryHeader/StoryHeader.tsx";
export type { StoryHeaderProps } from "./parts/story/StoryHeader/StoryHeader.tsx";
export { StoryRow } from "./parts/story/StoryRow/StoryRow.tsx";
export type { StoryRowProps } from "./parts/story/StoryRow/StoryRow.tsx";
export { ForgotPasswordScreen } from "./screens/ForgotPasswordScreen/ForgotPasswordScreen.tsx";
export type { ForgotPasswordScreenProps } from "./screens/ForgotPasswordScreen/ForgotPasswordScreen.tsx";
export { LoginScreen } from "./screens/LoginScreen/LoginScreen.tsx";
export type { LoginEntry, LoginScreenProps } from "./screens/LoginScreen/LoginScreen.tsx";
export { RegisterScreen } from "./screens/RegisterScreen/RegisterScreen.tsx";
export type {
  RegisterEntry,
  RegisterField,
  RegisterScreenProps,
} from "./screens/RegisterScreen/RegisterScreen.tsx";
export { ResetPasswordScreen } from "./screens/ResetPasswordScreen/ResetPasswordScreen.tsx";
export type {
  ResetEntry,
  ResetPasswordScreenProps,
} from "./screens/ResetPasswordScreen/ResetPasswordScreen.tsx";
export { VerifyEmailScreen } from "./screens/VerifyEmailScreen/VerifyEmailScreen.tsx";
export type {
  VerifyEmailScreenProps,
  VerifyState,
} from "./screens/VerifyEmailScreen/VerifyEmailScreen.tsx";
export type { LegalContact, LegalSection } from "./parts/legal/document.ts";
export { Guidebook } from "./parts/legal/Guidebook/Guidebook.tsx";
export type { GuidebookLinks, GuidebookProps } from "./parts/legal/Guidebook/Guidebook.tsx";
export { LegalPage } from "./parts/legal/LegalPage/LegalPage.tsx";
export type { LegalPageProps } from "./parts/legal/LegalPage/LegalPage.tsx";
export { PrivacyScreen } from "./screens/PrivacyScreen/PrivacyScreen.tsx";
export type { PrivacyScreenProps } from "./screens/PrivacyScreen/PrivacyScreen.tsx";
export { TermsScreen } from "./screens/TermsScreen/TermsScreen.tsx";
export type { TermsScreenProps } from "./screens/TermsScreen/TermsScreen.tsx";
export { HomeScreen } from "./screens/HomeScreen/HomeScreen.tsx";
export type {
  CategoryShelf,
  HomeScreenProps,
  HomeShelves,
} from "./screens/HomeScreen/HomeScreen.tsx";
export { ErrorScreen } from "./screens/ErrorScreen/ErrorScreen.tsx";
export type { ErrorScreenProps } from "./screens/ErrorScreen/ErrorScreen.tsx";
export { ForbiddenScreen } from "./screens/ForbiddenScreen/ForbiddenScreen.tsx";
export type { ForbiddenScreenProps } from "./screens/ForbiddenScreen/ForbiddenScreen.tsx";
export { GuideScreen } from "./screens/GuideScreen/GuideScreen.tsx";
export type { GuideModel, GuideScreenProps } from "./screens/GuideScreen/GuideScreen.tsx";
export { LandingScreen } from "./screens/LandingScreen/LandingScreen.tsx";
export type { LandingScreenProps } from "./screens/LandingScreen/LandingScreen.tsx";
export { NotFoundScreen } from "./screens/NotFoundScreen/NotFoundScreen.tsx";
export type { NotFoundScreenProps } from "./screens/NotFoundScreen/NotFoundScreen.tsx";
export { OfflineScreen } from "./screens/OfflineScreen/OfflineScreen.tsx";
export type { OfflineScreenProps } from "./screens/OfflineScreen/OfflineScreen.tsx";
export { PremiumWaitlistScreen } from "./screens/PremiumWaitlistScreen/PremiumWaitlistScreen.tsx";
export type { PremiumWaitlistScreenProps } from "./screens/PremiumWaitlistScreen/PremiumWaitlistScreen.tsx";
export type { WaitlistEntry } from "./parts/waitlist/WaitlistForm/WaitlistForm.tsx";
export { NumbersScreen } from "./screens/NumbersScreen/NumbersScreen.tsx";
export type {
  NumberedStory,
  NumbersArrival,
  NumbersScreenProps,
} from "./screens/NumbersScreen/NumbersScreen.tsx";
export { numbersWords } from "./words/numbers/words.ts";
export {
  SharedStoryScreen,
  sharedReaders,
} from "./screens/SharedStoryScreen/SharedStoryScreen.tsx";
export type {
  SharedArrival,
  SharedReader,
  SharedStoryScreenProps,
} from "./screens/SharedStoryScreen/SharedStoryScreen.tsx";
export { sharingWords } from "./words/sharing/words.ts";
export { StoryScreen } from "./screens/StoryScreen/StoryScreen.tsx";
export type { StoryArrival, StoryScreenProps } from "./screens/StoryScreen/StoryScreen.tsx";
export { Announcer, useAnnounce } from "./parts/play/Announcer/Announcer.tsx";
export { TypedText } from "./parts/play/TypedText/TypedText.tsx";
export type { TypedTextProps } from "./parts/play/TypedText/TypedText.tsx";
export { createTextStream } from "./parts/play/TypedText/textStream.ts";
export type { TextStream } from "./parts/play/TypedText/textStream.ts";
export { AlternativesPanel } from "./parts/play/AlternativesPanel/AlternativesPanel.tsx";
export type { AlternativesPanelProps } from "./parts/play/AlternativesPanel/AlternativesPanel.tsx";
export { Choices } from "./parts/play/Choices/Choices.tsx";
export type { ChoicesProps } from "./parts/play/Choices/Choices.tsx";
export { Coin } from "./parts/play/Coin/Coin.tsx";
export { CommandTray, trayCommands } from "./parts/play/CommandTray/CommandTray.tsx";
export type { CommandTrayProps, TrayCommand } from "./parts/play/CommandTray/CommandTray.tsx";
export { EndingDialog } from "./parts/play/EndingDialog/EndingDialog.tsx";
export type { EndingDialogProps, EndingFacts } from "./parts/play/EndingDialog/EndingDialog.tsx";
export { KnowHow } from "./parts/play/KnowHow/KnowHow.tsx";
export type { KnowHowProps } from "./parts/play/KnowHow/KnowHow.tsx";
export { modelKinds, ModelPicker } from "./parts/play/ModelPicker/ModelPicker.tsx";
export type {
  ModelKind,
  ModelOption,
  ModelPickerProps,
} from "./parts/play/ModelPicker/ModelPicker.tsx";
export { PlayLog } from "./parts/play/PlayLog/PlayLog.tsx";
export type { PlayLogProps } from "./parts/play/PlayLog/PlayLog.tsx";
export { logEntryTypes, passageActs } from "./parts/play/PlayLog/logEntry.ts";
export type {
  Alternative,
  LogEntry,
  LogEntryType,
  LogPart,
  PassageAct,
} from "./parts/play/PlayLog/logEntry.ts";
export { ReceiptLine } from "./parts/play/ReceiptLine/ReceiptLine.tsx";
export type { ReceiptLineProps } from "./parts/play/ReceiptLine/ReceiptLine.tsx";
export { StoryBadge } from "./parts/play/StoryBadge/StoryBadge.tsx";
export type { StoryBadgeProps } from "./parts/play/StoryBadge/StoryBadge.tsx";
export { TopBar } from "./parts/play/TopBar/TopBar.tsx";
export type { ModelShelf, TopBarProps } from "./parts/play/TopBar/TopBar.tsx";
export { UndoDialog } from "./parts/play/UndoDialog/UndoDialog.tsx";
export type { UndoDialogProps } from "./parts/play/UndoDialog/UndoDialog.tsx";
export { PlayScreen } from "./screens/PlayScreen/PlayScreen.tsx";
export type { PlayArrival, PlayScreenProps } from "./screens/PlayScreen/PlayScreen.tsx";
export type { PlaySession, SessionCallbacks } from "./screens/PlayScreen/Session.tsx";
export {
  NewPassword,
  newPasswordCheck,
  newPasswordFields,
} from "./parts/account/NewPassword/NewPassword.tsx";
export type {
  NewPasswordField,
  NewPasswordProps,
} from "./parts/account/NewPassword/NewPassword.tsx";
export { coinReasons, CoinLedger } from "./parts/progress/CoinLedger/CoinLedger.tsx";
export type {
  CoinEntry,
  CoinLedgerProps,
  CoinReason,
  LedgerArrival,
} from "./parts/progress/CoinLedger/CoinLedger.tsx";
export { Medallion } from "./parts/progress/Medallion/Medallion.tsx";
export type { MedallionProps } from "./parts/progress/Medallion/Medallion.tsx";
export { StandingPlate } from "./parts/progress/StandingPlate/StandingPlate.tsx";
export type { StandingPlateProps } from "./parts/progress/StandingPlate/StandingPlate.tsx";
export { taskKinds, taskStates } from "./parts/progress/task.ts";
export type {
  Standing,
  TaskArrival,
  TaskFacts,
  TaskKind,
  TaskState,
} from "./parts/progress/task.ts";
export { TaskCard } from "./parts/progress/TaskCard/TaskCard.tsx";
export type { TaskCardProps } from "./parts/progress/TaskCard/TaskCard.tsx";
export { TaskPanel } from "./parts/progress/TaskPanel/TaskPanel.tsx";
export type { TaskPanelProps } from "./parts/progress/TaskPanel/TaskPanel.tsx";
export { ProgressScreen } from "./screens/ProgressScreen/ProgressScreen.tsx";
export type { ProgressScreenProps } from "./screens/ProgressScreen/ProgressScreen.tsx";
export { progressWords } from "./words/progress/words.ts";
export { authorWords } from "./words/author/words.ts";
export { clashSides, ConflictPanel } from "./parts/author/saving/ConflictPanel/ConflictPanel.tsx";
export type {
  ClashSide,
  ConflictPanelProps,
  SceneClash,
} from "./parts/author/saving/ConflictPanel/ConflictPanel.tsx";
export { ElsewhereNews } from "./parts/author/saving/Keeping/ElsewhereNews.tsx";
export type { ElsewhereNewsProps } from "./parts/author/saving/Keeping/ElsewhereNews.tsx";
export { KeepingLine, keepingStates } from "./parts/author/saving/Keeping/KeepingLine.tsx";
export type { KeepingLineProps, KeepingState } from "./parts/author/saving/Keeping/KeepingLine.tsx";
export { VersionsDialog } from "./parts/author/saving/Versions/VersionsDialog.tsx";
export type { VersionsDialogProps } from "./parts/author/saving/Versions/VersionsDialog.tsx";
export type {
  ComparisonArrival,
  KeptVersion,
  VersionComparison,
  VersionsArrival,
} from "./parts/author/saving/Versions/version.ts";
export { changeOf, editFields, saysTheSame } from "./parts/author/entry/storyChange.ts";
export type { EditField, StoryChange } from "./parts/author/entry/storyChange.ts";
export { changedStoryFaults } from "./parts/author/entry/storyFaults.ts";
export { writingWords } from "./words/writing/words.ts";
export { CoverField, pictureTypes } from "./parts/author/form/CoverField/CoverField.tsx";
export type {
  CoverAnswer,
  CoverFieldProps,
  CoverSources,
} from "./parts/author/form/CoverField/CoverField.tsx";
export { Desk } from "./parts/author/Desk/Desk.tsx";
export type { DeskProps } from "./parts/author/Desk/Desk.tsx";
export { DeletedLine } from "./parts/author/ownStories/DeletedLine/DeletedLine.tsx";
export type { DeletedLineProps } from "./parts/author/ownStories/DeletedLine/DeletedLine.tsx";
export { EmptyJsonDialog } from "./parts/author/form/EmptyJsonDialog/EmptyJsonDialog.tsx";
export type { EmptyJsonDialogProps } from "./parts/author/form/EmptyJsonDialog/EmptyJsonDialog.tsx";
export { FaultSummary, joinedFaults } from "./parts/author/form/FaultSummary/FaultSummary.tsx";
export type {
  FaultSummaryProps,
  PathFault,
  StoryFailure,
} from "./parts/author/form/FaultSummary/FaultSummary.tsx";
export { Findings } from "./parts/author/structure/Findings/Findings.tsx";
export type { Finding, FindingsProps } from "./parts/author/structure/Findings/Findings.tsx";
export { FieldRow, FormSection } from "./parts/author/form/FormSection/FormSection.tsx";
export type { FormSectionProps } from "./parts/author/form/FormSection/FormSection.tsx";
export { JsonField } from "./parts/author/form/JsonField/JsonField.tsx";
export type { JsonFieldProps } from "./parts/author/form/JsonField/JsonField.tsx";
export type { AdminManuscript, Manuscript } from "./parts/author/entry/manuscript.ts";
export type { CategoryOption, StoryOptions, TagOption } from "./parts/author/entry/option.ts";
export { ownActs, ownShelves } from "./parts/author/ownStories/ownStory.ts";
export type {
  DeletedStory,
  OwnAct,
  OwnStatus,
  OwnStory,
  Refusal,
} from "./parts/author/ownStories/ownStory.ts";
export { OwnStoryCard } from "./parts/author/ownStories/OwnStoryCard/OwnStoryCard.tsx";
export type { OwnStoryCardProps } from "./parts/author/ownStories/OwnStoryCard/OwnStoryCard.tsx";
export { NumberPlates } from "./parts/author/numbers/NumberPlates/NumberPlates.tsx";
export type { NumberPlatesProps } from "./parts/author/numbers/NumberPlates/NumberPlates.tsx";
export { ShareList } from "./parts/author/sharing/ShareList/ShareList.tsx";
export type { ShareListProps, ShareRow } from "./parts/author/sharing/ShareList/ShareList.tsx";
export type { StoryNumbers } from "./parts/author/numbers/storyNumbers.ts";
export { PlayFromHere } from "./parts/author/structure/PlayFromHere/PlayFromHere.tsx";
export type {
  PlayFromHereProps,
  WalkChoice,
  WalkStanding,
  WalkStep,
  WalkTeller,
} from "./parts/author/structure/PlayFromHere/PlayFromHere.tsx";
export { ProvingPanel } from "./parts/author/structure/ProvingPanel/ProvingPanel.tsx";
export type { ProvingPanelProps } from "./parts/author/structure/ProvingPanel/ProvingPanel.tsx";
export type {
  Proving,
  ProvingReport,
} from "./parts/author/structure/ProvingPanel/provingReport.ts";
export { provingWords } from "./words/proving/words.ts";
export { ReportSheet } from "./parts/author/structure/ProvingPanel/ReportSheet.tsx";
export type { ReportSheetProps } from "./parts/author/structure/ProvingPanel/ReportSheet.tsx";
export { ShareDraftDialog } from "./parts/author/sharing/ShareDraftDialog/ShareDraftDialog.tsx";
export type {
  DraftLink,
  ShareDraftDialogProps,
} from "./parts/author/sharing/ShareDraftDialog/ShareDraftDialog.tsx";
export { StoryMap } from "./parts/author/structure/StoryMap/StoryMap.tsx";
export type { StoryMapProps } from "./parts/author/structure/StoryMap/StoryMap.tsx";
export { blankEntry } from "./parts/author/entry/storyEntry.ts";
export type { StoryEntry, StoryField, StoryFormKind } from "./parts/author/entry/storyEntry.ts";
export { SceneEditor } from "./parts/author/structure/SceneEditor/SceneEditor.tsx";
export type {
  SceneEditorProps,
  SceneHelpSlot,
} from "./parts/author/structure/SceneEditor/SceneEditor.tsx";
export { BeforeLines } from "./parts/author/Suggestions/BeforeLines.tsx";
export type { Before, BeforeLinesProps } from "./parts/author/Suggestions/BeforeLines.tsx";
export { CoverPanel } from "./parts/author/Suggestions/CoverPanel.tsx";
export type { CoverPanelProps } from "./parts/author/Suggestions/CoverPanel.tsx";
export { HelpOpener } from "./parts/author/Suggestions/HelpOpener.tsx";
export type { HelpOpenerProps } from "./parts/author/Suggestions/HelpOpener.tsx";
export { LinePanel } from "./parts/author/Suggestions/LinePanel.tsx";
export type { LinePanelProps } from "./parts/author/Suggestions/LinePanel.tsx";
export { SceneHelp } from "./parts/author/Suggestions/SceneHelp.tsx";
export type { SceneHelpProps } from "./parts/author/Suggestions/SceneHelp.tsx";
export { helpKinds, lineHelpKinds, sceneHelpKinds } from "./parts/author/Suggestions/drafting.ts";
export type {
  CoverDraft,
  Drafting,
  DraftingActs,
  HelpKind,
  LineHelpKind,
  SceneHelpKind,
  TextDraft,
} from "./parts/author/Suggestions/drafting.ts";
export type { FieldHelp, FieldHelpSlot, FormHelp } from "./parts/author/Suggestions/formHelp.ts";
export { takenDrafts } from "./parts/author/Suggestions/takenDrafts.ts";
export type { TakenDrafts } from "./parts/author/Suggestions/takenDrafts.ts";
export { helpingWords } from "./words/helping/words.ts";
export { jsonFault } from "./parts/author/entry/coerce.ts";
export type { JsonFault } from "./parts/author/entry/coerce.ts";
export type {
  StructureFinding,
  StructureGraph,
  StructureNode,
  StructureOperation,
  StructureViewProps,
} from "./parts/author/structure/structure.ts";
export {
  StructureDesk,
  structureViews,
} from "./parts/author/structure/StructureDesk/StructureDesk.tsx";
export type {
  MapSlot,
  StructureDeskProps,
  StructureView,
} from "./parts/author/structure/StructureDesk/StructureDesk.tsx";
export { StructureOutline } from "./parts/author/structure/StructureOutline/StructureOutline.tsx";
export type { StructureOutlineProps } from "./parts/author/structure/StructureOutline/StructureOutline.tsx";
export { SceneList } from "./parts/author/saving/StoryChanges/SceneList.tsx";
export type {
  AskedScene,
  NamedScene,
  SceneListProps,
} from "./parts/author/saving/StoryChanges/SceneList.tsx";
export { StoryChanges } from "./parts/author/saving/StoryChanges/StoryChanges.tsx";
export type { StoryChangesProps } from "./parts/author/saving/StoryChanges/StoryChanges.tsx";
export { sceneNotices } from "./parts/author/saving/StoryChanges/changeList.ts";
export type {
  SceneChange,
  SceneNotice,
  SceneText,
  StoryChangeList,
} from "./parts/author/saving/StoryChanges/changeList.ts";
export { structureWords } from "./words/structure/words.ts";
export { StructureField } from "./parts/author/form/StructureField/StructureField.tsx";
export type {
  StructureFieldProps,
  StructureSlot,
} from "./parts/author/form/StructureField/StructureField.tsx";
export { TagPicker } from "./parts/author/form/TagPicker/TagPicker.tsx";
export type { TagPickerProps } from "./parts/author/form/TagPicker/TagPicker.tsx";
export type { AnsweredStory, StoryForm } from "./parts/author/entry/useStoryForm.ts";
export { CreateStoryScreen } from "./screens/CreateStoryScreen/CreateStoryScreen.tsx";
export type { CreateStoryScreenProps } from "./screens/CreateStoryScreen/CreateStoryScreen.tsx";
export { EditStoryScreen } from "./screens/EditStoryScreen/EditStoryScreen.tsx";
export type {
  EditArrival,
  EditStoryScreenProps,
  Incoming,
  StoryConflict,
} from "./screens/EditStoryScreen/EditStoryScreen.tsx";
export { MyStoriesScreen } from "./screens/MyStoriesScreen/MyStoriesScreen.tsx";
export type {
  MyStoriesScreenProps,
  OwnStoriesArrival,
} from "./screens/MyStoriesScreen/MyStoriesScreen.tsx";
export { accountWords } from "./words/account/words.ts";
export { legalWords } from "./words/legal/words.ts";
export { noticeWords } from "./words/notices/words.ts";
export { BranchDialog } from "./parts/play/BranchDialog/BranchDialog.tsx";
export type { BranchDialogProps } from "./parts/play/BranchDialog/BranchDialog.tsx";
export { MemoryPanel } from "./parts/play/MemoryPanel/MemoryPanel.tsx";
export type { MemoryPanelProps } from "./parts/play/MemoryPanel/MemoryPanel.tsx";
export { memoryKinds } from "./parts/play/MemoryPanel/memory.ts";
export type { MemoryAnswer, MemoryItem, MemoryKind } from "./parts/play/MemoryPanel/memory.ts";
export { ReportDialog, reportReasons } from "./parts/play/ReportDialog/ReportDialog.tsx";
export type {
  PassageReport,
  ReportDialogProps,
  ReportReason,
} from "./parts/play/ReportDialog/ReportDialog.tsx";
export { Retelling } from "./parts/play/Retelling/Retelling.tsx";
export type { RetellingProps } from "./parts/play/Retelling/Retelling.tsx";
export { RateStory } from "./parts/story/RateStory/RateStory.tsx";
export type { RateStoryProps } from "./parts/story/RateStory/RateStory.tsx";
export { passagesWords } from "./words/passages/words.ts";
export { ratingWords } from "./words/rating/words.ts";
export { playWords } from "./words/play/words.ts";
export { adminWords } from "./words/admin/words.ts";
export { AdminPage } from "./parts/admin/AdminPage/AdminPage.tsx";
export type { AdminPageProps } from "./parts/admin/AdminPage/AdminPage.tsx";
export { adminPlaces, AdminShell } from "./parts/admin/AdminShell/AdminShell.tsx";
export type { AdminPlace, AdminShellProps } from "./parts/admin/AdminShell/AdminShell.tsx";
export { adminStatuses, adminStorySorts, bulkActs } from "./parts/admin/adminStory.ts";
export type { AdminStatus, AdminStory, AdminStorySort, BulkAct } from "./parts/admin/adminStory.ts";
export { AuditList } from "./parts/admin/AuditList/AuditList.tsx";
export type { AuditEntry, AuditListProps } from "./parts/admin/AuditList/AuditList.tsx";
export { ReportCard, reportStatuses } from "./parts/admin/ReportCard/ReportCard.tsx";
export type {
  ReportCardProps,
  ReportedPassage,
  ReportStatus,
} from "./parts/admin/ReportCard/ReportCard.tsx";
export { AdminReportsScreen } from "./screens/AdminReportsScreen/AdminReportsScreen.tsx";
export type { AdminReportsScreenProps } from "./screens/AdminReportsScreen/AdminReportsScreen.tsx";
export { ReviewCard } from "./parts/admin/ReviewCard/ReviewCard.tsx";
export type { ReviewCardProps, WaitingStory } from "./parts/admin/ReviewCard/ReviewCard.tsx";
export { VerdictButtons, verdicts } from "./parts/admin/ReviewCard/VerdictButtons.tsx";
export type { Verdict, VerdictButtonsProps } from "./parts/admin/ReviewCard/VerdictButtons.tsx";
export { StoryTable } from "./parts/admin/StoryTable/StoryTable.tsx";
export type { StoryTableProps } from "./parts/admin/StoryTable/StoryTable.tsx";
export type {
  TaxonomyEntry,
  TaxonomyItem,
  TaxonomyKind,
} from "./parts/admin/TaxonomyDesk/taxonomy.ts";
export { newItem, TaxonomyDesk } from "./parts/admin/TaxonomyDesk/TaxonomyDesk.tsx";
export type { TaxonomyDeskProps } from "./parts/admin/TaxonomyDesk/TaxonomyDesk.tsx";
export { userRoles, UserTable } from "./parts/admin/UserTable/UserTable.tsx";
export type { AdminUser, UserRole, UserTableProps } from "./parts/admin/UserTable/UserTable.tsx";
export { AdminAuditScreen } from "./screens/AdminAuditScreen/AdminAuditScreen.tsx";
export type { AdminAuditScreenProps } from "./screens/AdminAuditScreen/AdminAuditScreen.tsx";
export { AdminCategoriesScreen } from "./screens/AdminCategoriesScreen/AdminCategoriesScreen.tsx";
export type { AdminCategoriesScreenProps } from "./screens/AdminCategoriesScreen/AdminCategoriesScreen.tsx";
export { HealthBoard } from "./parts/admin/HealthBoard/HealthBoard.tsx";
export type { HealthBoardProps } from "./parts/admin/HealthBoard/HealthBoard.tsx";
export type { HouseHealth } from "./parts/admin/HealthBoard/houseHealth.ts";
export { AdminHealthScreen, healthDays } from "./screens/AdminHealthScreen/AdminHealthScreen.tsx";
export type {
  AdminHealthScreenProps,
  HealthDays,
} from "./screens/AdminHealthScreen/AdminHealthScreen.tsx";
export { AdminLoginScreen } from "./screens/AdminLoginScreen/AdminLoginScreen.tsx";
export type {
  AdminLoginEntry,
  AdminLoginScreenProps,
} from "./screens/AdminLoginScreen/AdminLoginScreen.tsx";
export { AdminReviewScreen } from "./screens/AdminReviewScreen/AdminReviewScreen.tsx";
export type { AdminReviewScreenProps } from "./screens/AdminReviewScreen/AdminReviewScreen.tsx";
export { AdminReviewStoryScreen } from "./screens/AdminReviewStoryScreen/AdminReviewStoryScreen.tsx";
export type {
  AdminReviewStoryScreenProps,
  ReviewArrival,
} from "./screens/AdminReviewStoryScreen/AdminReviewStoryScreen.tsx";
export type { ReviewedStory } from "./screens/AdminReviewStoryScreen/reviewedStory.ts";
export { AdminStoriesScreen } from "./screens/AdminStoriesScreen/AdminStoriesScreen.tsx";
export type {
  AdminStoriesScreenProps,
  StoryQuery,
} from "./screens/AdminStoriesScreen/AdminStoriesScreen.tsx";
export { AdminStoryFormScreen } from "./screens/AdminStoryFormScreen/AdminStoryFormScreen.tsx";
export type {
  AdminStoryArrival,
  AdminStoryFormScreenProps,
} from "./screens/AdminStoryFormScreen/AdminStoryFormScreen.tsx";
export { AdminTagsScreen } from "./screens/AdminTagsScreen/AdminTagsScreen.tsx";
export type { AdminTagsScreenProps } from "./screens/AdminTagsScreen/AdminTagsScreen.tsx";
export { AdminUsersScreen } from "./screens/AdminUsersScreen/AdminUsersScreen.tsx";
export type {
  AdminUsersScreenProps,
  UserQuery,
} from "./screens/AdminUsersScreen/AdminUsersScreen.tsx";
export { settingsWords } from "./words/settings/words.ts";
export { DeleteAccount, departures } from "./parts/account/DeleteAccount/DeleteAccount.tsx";
export type {
  DeleteAccountProps,
  Departure,
} from "./parts/account/DeleteAccount/DeleteAccount.tsx";
export { SignInList } from "./parts/account/SignInList/SignInList.tsx";
export type { SignIn, SignInListProps } from "./parts/account/SignInList/SignInList.tsx";
export { VerifyHint } from "./parts/account/VerifyHint/VerifyHint.tsx";
export type { VerifyHintProps } from "./parts/account/VerifyHint/VerifyHint.tsx";
export { AccountScreen } from "./screens/AccountScreen/AccountScreen.tsx";
export type {
  AccountArrival,
  AccountFacts,
  AccountScreenProps,
} from "./screens/AccountScreen/AccountScreen.tsx";
export { guideWords } from "./words/guide/words.ts";
export { homeWords } from "./words/home/words.ts";
export { landingWords } from "./words/landing/words.ts";
export { navWords } from "./words/nav/words.ts";
export { troubleWords } from "./words/trouble/words.ts";
export { waitlistWords } from "./words/waitlist/words.ts";
