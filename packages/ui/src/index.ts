export { checkAccent, type Accent, type AccentFault } from "./tokens/accent.ts";
export { directionOf } from "./tokens/scripts/direction.ts";
export {
  applyTheme,
  chooseTheme,
  storedTheme,
  themeChoices,
  type ThemeChoice,
} from "./tokens/theme.ts";
export {
  color,
  type ColorName,
  glow,
  motion,
  type Theme,
  below,
  breakpoints,
  from,
  gutter,
  hovering,
  layer,
  printed,
  radius,
  space,
  touching,
  type Breakpoint,
  type SpaceStep,
  font,
  leading,
  measure,
  text,
  weight,
  type TextSize,
} from "./tokens/tokens.ts";
export type { Formats } from "./messages/formats.ts";
export { createI18n, type I18n } from "./messages/i18n.ts";
export {
  I18nProvider,
  useFormats,
  useMessages,
  type I18nProviderProps,
} from "./messages/I18nProvider.tsx";
export type { Message, Messages, MessageTable, PlainKey, Translate } from "./messages/types.ts";
export { Button, type ButtonProps } from "./primitives/actions/Button/Button.tsx";
export { ButtonLink, type ButtonLinkProps } from "./primitives/actions/Button/ButtonLink.tsx";
export { IconButton, type IconButtonProps } from "./primitives/actions/IconButton/IconButton.tsx";
export { Link, type LinkProps } from "./primitives/actions/Link/Link.tsx";
export {
  LinkProvider,
  type AnchorComponent,
  type AnchorProps,
  type LinkElement,
  type LinkProviderProps,
  type LinkTarget,
} from "./primitives/actions/Link/LinkProvider.tsx";
export { Pagination, type PaginationProps } from "./primitives/actions/Pagination/Pagination.tsx";
export { Tabs, type Tab, type TabsProps } from "./primitives/actions/Tabs/Tabs.tsx";
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from "./primitives/content/Accordion/Accordion.tsx";
export { Card, type CardElement, type CardProps } from "./primitives/content/Card/Card.tsx";
export { Disclosure, type DisclosureProps } from "./primitives/content/Disclosure/Disclosure.tsx";
export { Markdown, type MarkdownProps } from "./primitives/content/Markdown/Markdown.tsx";
export {
  Picture,
  type PictureProps,
  type PictureSource,
} from "./primitives/content/Picture/Picture.tsx";
export { Section, type SectionProps } from "./primitives/content/Section/Section.tsx";
export { QrCode, type QrCodeProps } from "./primitives/content/QrCode/QrCode.tsx";
export { SmallText, type SmallTextProps } from "./primitives/content/SmallText/SmallText.tsx";
export {
  StatTable,
  type StatRow,
  type StatTableProps,
} from "./primitives/content/StatTable/StatTable.tsx";
export {
  Table,
  type TableColumn,
  type TableProps,
  type TableSort,
} from "./primitives/content/Table/Table.tsx";
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from "./primitives/content/VisuallyHidden/VisuallyHidden.tsx";
export { Callout, type CalloutProps } from "./primitives/feedback/Callout/Callout.tsx";
export {
  LiveRegion,
  useAnnounce,
  type AnnounceOptions,
  type LiveRegionProps,
} from "./primitives/feedback/LiveRegion/LiveRegion.tsx";
export { Meter, type MeterProps } from "./primitives/feedback/Meter/Meter.tsx";
export { Progress, type ProgressProps } from "./primitives/feedback/Progress/Progress.tsx";
export { Skeleton, type SkeletonProps } from "./primitives/feedback/Skeleton/Skeleton.tsx";
export { Spinner, type SpinnerProps } from "./primitives/feedback/Spinner/Spinner.tsx";
export { Checkbox, type CheckboxProps } from "./primitives/fields/Checkbox/Checkbox.tsx";
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
} from "./primitives/fields/Combobox/Combobox.tsx";
export { FileDrop, type FileDropProps } from "./primitives/fields/FileDrop/FileDrop.tsx";
export { Finder, type FinderItem, type FinderProps } from "./primitives/fields/Finder/Finder.tsx";
export * as Field from "./primitives/fields/Field/parts.ts";
export { Form, type FormProps } from "./primitives/fields/Form/Form.tsx";
export type { FormError, FormState } from "./primitives/fields/Form/form-error.ts";
export type { FieldErrorProps } from "./primitives/fields/Form/FieldError.tsx";
export type { FormAnswers } from "./primitives/fields/Form/form-checks.ts";
export type { FormValues, ValidationMode } from "./primitives/fields/Form/checked-field.ts";
export type { FaultKind, ValueRules } from "./primitives/fields/Form/rules.ts";
export type { FieldRules } from "./primitives/fields/Form/useCheckedField.ts";
export type { PickerOption } from "./primitives/fields/Picker/match-options.ts";
export { Picker, type PickerProps } from "./primitives/fields/Picker/Picker.tsx";
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from "./primitives/fields/RadioGroup/RadioGroup.tsx";
export { Rating, type RatingProps, type RatingStep } from "./primitives/fields/Rating/Rating.tsx";
export { Select, type SelectOption, type SelectProps } from "./primitives/fields/Select/Select.tsx";
export { Slider, type SliderProps } from "./primitives/fields/Slider/Slider.tsx";
export { Switch, type SwitchProps } from "./primitives/fields/Switch/Switch.tsx";
export { Textarea, type TextareaProps } from "./primitives/fields/Textarea/Textarea.tsx";
export { TextField, type TextFieldProps } from "./primitives/fields/TextField/TextField.tsx";
export { Avatar, type AvatarProps } from "./primitives/marks/Avatar/Avatar.tsx";
export { Badge, type BadgeProps } from "./primitives/marks/Badge/Badge.tsx";
export { Chip, type ChipProps } from "./primitives/marks/Chip/Chip.tsx";
export { Icon, type IconProps } from "./primitives/marks/Icon/Icon.tsx";
export { Stars, type StarsProps } from "./primitives/marks/Stars/Stars.tsx";
export { Dialog, type DialogProps } from "./primitives/overlays/Dialog/Dialog.tsx";
export { Drawer, type DrawerProps } from "./primitives/overlays/Drawer/Drawer.tsx";
export {
  Menu,
  type MenuAction,
  type MenuChoice,
  type MenuItem,
  type MenuLink,
  type MenuProps,
} from "./primitives/overlays/Menu/Menu.tsx";
export { Popover, type PopoverProps } from "./primitives/overlays/Popover/Popover.tsx";
export {
  Toasts,
  useToasts,
  type ShownToast,
  type ToastOptions,
  type ToastsProps,
} from "./primitives/overlays/Toast/Toasts.tsx";
export { Tooltip, type TooltipProps } from "./primitives/overlays/Tooltip/Tooltip.tsx";
export { KathaTheme, type KathaThemeProps } from "./primitives/theme/KathaTheme/KathaTheme.tsx";
export type { ThemeFaces, ThemeValues } from "./primitives/theme/KathaTheme/theme-style.ts";
export {
  AddressesProvider,
  useAddresses,
  type Addresses,
  type AddressesProviderProps,
} from "./parts/AddressesProvider/AddressesProvider.tsx";
export type { ReadingAddresses } from "./parts/useReadingAddresses/useReadingAddresses.ts";
export {
  AlternativesPanel,
  type AlternativesPanelProps,
} from "./parts/play/log/AlternativesPanel/AlternativesPanel.tsx";
export {
  LineQuestion,
  type LineQuestionProps,
} from "./parts/play/log/LineQuestion/LineQuestion.tsx";
export { Choices, type ChoiceOffer, type ChoicesProps } from "./parts/play/log/Choices/Choices.tsx";
export { Coin, type CoinProps } from "./parts/play/controls/Coin/Coin.tsx";
export {
  CommandTray,
  trayCommands,
  type CommandTrayProps,
  type TrayCommand,
} from "./parts/play/controls/CommandTray/CommandTray.tsx";
export {
  EndingDialog,
  type EndingDialogProps,
  type EndingFacts,
} from "./parts/play/dialogs/EndingDialog/EndingDialog.tsx";
export { HowToPlay, type HowToPlayProps } from "./parts/play/controls/HowToPlay/HowToPlay.tsx";
export {
  ModelPicker,
  type ModelPickerProps,
} from "./parts/play/controls/ModelPicker/ModelPicker.tsx";
export {
  modelKinds,
  type ModelKind,
  type ModelOption,
} from "./parts/play/controls/ModelPicker/model-option.ts";
export type { ModelOf } from "./parts/play/log/PlayLog/model-of.ts";
export { PartChanges, type PartChangesProps } from "./parts/play/log/PartChanges/PartChanges.tsx";
export { PlayLog, type PlayLogProps } from "./parts/play/log/PlayLog/PlayLog.tsx";
export { PlaySession, type PlaySessionProps } from "./parts/play/PlaySession/PlaySession.tsx";
export { ReceiptLine, type ReceiptLineProps } from "./parts/play/log/ReceiptLine/ReceiptLine.tsx";
export {
  CostDialog,
  type CostDialogProps,
  type PartCost,
} from "./parts/play/dialogs/CostDialog/CostDialog.tsx";
export { StateBar, type StateBarProps } from "./parts/play/controls/StateBar/StateBar.tsx";
export { StoryBadge, type StoryBadgeProps } from "./parts/play/controls/StoryBadge/StoryBadge.tsx";
export { TopBar, type TopBarProps } from "./parts/play/controls/TopBar/TopBar.tsx";
export {
  TopBarModels,
  type ModelChoice,
  type TopBarModelsProps,
} from "./parts/play/controls/TopBar/TopBarModels.tsx";
export { TopBarTools, type TopBarToolsProps } from "./parts/play/controls/TopBar/TopBarTools.tsx";
export { TakenChoice, type TakenChoiceProps } from "./parts/play/log/TakenChoice/TakenChoice.tsx";
export {
  createTextStream,
  type WritableTextStream,
} from "./parts/play/log/TypedText/text-stream.ts";
export { TypedText, type TypedTextProps } from "./parts/play/log/TypedText/TypedText.tsx";
export { UndoDialog, type UndoDialogProps } from "./parts/play/dialogs/UndoDialog/UndoDialog.tsx";
export { BookPages, type BookPagesProps } from "./parts/play/book/BookPages/BookPages.tsx";
export type { LogEntry, LogPart, TextStream } from "@katha/api/shapes";
export {
  CoinLedger,
  type CoinLedgerProps,
  type LedgerResult,
} from "./parts/progress/CoinLedger/CoinLedger.tsx";
export { Medallion, type MedallionProps } from "./parts/progress/Medallion/Medallion.tsx";
export { LevelCard, type LevelCardProps } from "./parts/progress/LevelCard/LevelCard.tsx";
export {
  taskKinds,
  taskStates,
  type TaskResult,
  type TaskKind,
  type TaskState,
} from "./parts/progress/task.ts";
export { TaskCard, type TaskCardProps } from "./parts/progress/TaskCard/TaskCard.tsx";
export { TaskPanel, type TaskPanelProps } from "./parts/progress/TaskPanel/TaskPanel.tsx";
export {
  BrandProvider,
  type BrandProviderProps,
} from "./parts/shell/BrandProvider/BrandProvider.tsx";
export { EmptyState, type EmptyStateProps } from "./parts/shell/EmptyState/EmptyState.tsx";
export { ErrorState, type ErrorStateProps } from "./parts/shell/ErrorState/ErrorState.tsx";
export { Footer, type FooterProps } from "./parts/shell/Footer/Footer.tsx";
export {
  LanguageSwitch,
  type LanguageChoice,
  type LanguageSwitchProps,
} from "./parts/shell/LanguageSwitch/LanguageSwitch.tsx";
export {
  LoadingOverlay,
  type LoadingOverlayProps,
} from "./parts/shell/LoadingOverlay/LoadingOverlay.tsx";
export { LoadingState, type LoadingStateProps } from "./parts/shell/LoadingState/LoadingState.tsx";
export { Logo, type LogoProps } from "./parts/shell/Logo/Logo.tsx";
export { MobileMenu, type MobileMenuProps } from "./parts/shell/MobileMenu/MobileMenu.tsx";
export {
  NavigationBar,
  type NavigationBarProps,
  type NavigationLink,
} from "./parts/shell/NavigationBar/NavigationBar.tsx";
export { Notice, type NoticeProps } from "./parts/shell/Notice/Notice.tsx";
export { Page, type PageProps } from "./parts/shell/Page/Page.tsx";
export { ThemeSwitch, type ThemeSwitchProps } from "./parts/shell/ThemeSwitch/ThemeSwitch.tsx";
export type { StateChangeWords } from "./parts/state/words/change-words.ts";
export { Banner, type BannerProps } from "./parts/story/library/Banner/Banner.tsx";
export {
  bannerStoryOf,
  type BannerLinks,
  type BannerStory,
} from "./parts/story/library/Banner/banner-slide.ts";
export {
  CommandsGrid,
  type CommandsGridProps,
} from "./parts/story/details/CommandsGrid/CommandsGrid.tsx";
export { RateStory, type RateStoryProps } from "./parts/story/details/RateStory/RateStory.tsx";
export {
  SearchBox,
  type FoundStory,
  type SearchAnswer,
  type SearchBoxProps,
} from "./parts/story/library/SearchBox/SearchBox.tsx";
export {
  StatisticsPanel,
  type CountedStory,
  type StatisticsPanelProps,
} from "./parts/story/details/StatisticsPanel/StatisticsPanel.tsx";
export { StatusPill, type StatusPillProps } from "./parts/story/StatusPill/StatusPill.tsx";
export type { CardStory, MarkedCardStory, StoryCategory } from "./parts/story/story.ts";
export type { PageStory } from "./parts/story/page-story.ts";
export { StoryCard, type StoryCardProps } from "./parts/story/library/StoryCard/StoryCard.tsx";
export {
  StoryControls,
  type StoryActions,
  type StoryControlsProps,
} from "./parts/story/details/StoryControls/StoryControls.tsx";
export {
  StoryCounts,
  type StoryCountsProps,
} from "./parts/story/details/StoryCounts/StoryCounts.tsx";
export {
  StoryDescription,
  type DescribedStory,
  type StoryDescriptionProps,
} from "./parts/story/details/StoryDescription/StoryDescription.tsx";
export {
  StoryFilters,
  type StoryFiltersProps,
} from "./parts/story/library/StoryFilters/StoryFilters.tsx";
export {
  storySortNames,
  storyTraitNames,
  type ChosenTraits,
  type StoriesQuery,
  type StorySortName,
  type StoryTraitName,
} from "./parts/story/library/StoryFilters/filters.ts";
export {
  StoryHeader,
  type HeadedStory,
  type StoryHeaderProps,
} from "./parts/story/details/StoryHeader/StoryHeader.tsx";
export {
  StoryOpening,
  type OpeningResult,
  type StoryOpeningProps,
} from "./parts/story/details/StoryOpening/StoryOpening.tsx";
export { StoryRow, type StoryRowProps } from "./parts/story/library/StoryRow/StoryRow.tsx";
export {
  MarkedStoryCard,
  type MarkedStoryCardProps,
} from "./parts/story/shelf/MarkedStoryCard/MarkedStoryCard.tsx";
export {
  SessionCard,
  type SessionCardProps,
} from "./parts/story/shelf/SessionCard/SessionCard.tsx";
export type { CardSession } from "./parts/story/shelf/shelf.ts";
