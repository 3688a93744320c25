export { Button } from "./actions/Button/Button.tsx";
export type { ButtonProps } from "./actions/Button/Button.tsx";
export { ButtonLink } from "./actions/Button/ButtonLink.tsx";
export type { ButtonLinkProps } from "./actions/Button/ButtonLink.tsx";
export { IconButton } from "./actions/IconButton/IconButton.tsx";
export type { IconButtonProps } from "./actions/IconButton/IconButton.tsx";
export { Link } from "./actions/Link/Link.tsx";
export type { LinkProps } from "./actions/Link/Link.tsx";
export { LinkProvider } from "./actions/Link/LinkProvider.tsx";
export type {
  AnchorComponent,
  AnchorProps,
  LinkProviderProps,
} from "./actions/Link/LinkProvider.tsx";
export { Pagination } from "./actions/Pagination/Pagination.tsx";
export type { PaginationProps } from "./actions/Pagination/Pagination.tsx";
export { useLoadWhenIdle } from "./actions/LazyLoad/useLoadWhenIdle.ts";
export { useNear } from "./actions/LazyLoad/useNear.ts";
export { useLoadOnIntent } from "./actions/LazyLoad/useLoadOnIntent.ts";
export { Tabs } from "./actions/Tabs/Tabs.tsx";
export type { Tab, TabsProps } from "./actions/Tabs/Tabs.tsx";
export { Markdown } from "./content/Markdown/Markdown.tsx";
export type { MarkdownProps } from "./content/Markdown/Markdown.tsx";
export { Picture } from "./content/Picture/Picture.tsx";
export type { PictureProps, PictureSource } from "./content/Picture/Picture.tsx";
export { Section } from "./content/Section/Section.tsx";
export type { SectionProps } from "./content/Section/Section.tsx";
export { QrCode } from "./content/QrCode/QrCode.tsx";
export type { QrCodeProps } from "./content/QrCode/QrCode.tsx";
export { SmallText } from "./content/SmallText/SmallText.tsx";
export { StatTable } from "./content/StatTable/StatTable.tsx";
export type { StatRow, StatTableProps } from "./content/StatTable/StatTable.tsx";
export { Table } from "./content/Table/Table.tsx";
export type { TableColumn, TableProps, TableSort } from "./content/Table/Table.tsx";
export { VisuallyHidden } from "./content/VisuallyHidden/VisuallyHidden.tsx";
export type { VisuallyHiddenProps } from "./content/VisuallyHidden/VisuallyHidden.tsx";
export { Callout } from "./feedback/Callout/Callout.tsx";
export type { CalloutProps } from "./feedback/Callout/Callout.tsx";
export { Meter } from "./feedback/Meter/Meter.tsx";
export type { MeterProps } from "./feedback/Meter/Meter.tsx";
export { Progress } from "./feedback/Progress/Progress.tsx";
export type { ProgressProps } from "./feedback/Progress/Progress.tsx";
export { Skeleton } from "./feedback/Skeleton/Skeleton.tsx";
export type { SkeletonProps } from "./feedback/Skeleton/Skeleton.tsx";
export { Spinner } from "./feedback/Spinner/Spinner.tsx";
export type { SpinnerProps } from "./feedback/Spinner/Spinner.tsx";
export { Checkbox } from "./fields/Checkbox/Checkbox.tsx";
export type { CheckboxProps } from "./fields/Checkbox/Checkbox.tsx";
export { Combobox } from "./fields/Combobox/Combobox.tsx";
export type { ComboboxOption, ComboboxProps } from "./fields/Combobox/Combobox.tsx";
export { Finder } from "./fields/Finder/Finder.tsx";
export type { FinderItem, FinderProps } from "./fields/Finder/Finder.tsx";
export { isComposing } from "./fields/Form/is-composing.ts";
export * as Field from "./fields/Field/parts.ts";
export { Form } from "./fields/Form/Form.tsx";
export type { FormProps } from "./fields/Form/Form.tsx";
export type { FormError, FormState } from "./fields/Form/form-error.ts";
export type { FieldErrorProps } from "./fields/Form/FieldError.tsx";
export type { FormAnswers, FormValues, ValidationMode } from "./fields/Form/form-checks.ts";
export type { FaultKind, ValueRules } from "./fields/Form/rules.ts";
export type { FieldRules } from "./fields/Form/useCheckedField.ts";
export type { PickerOption } from "./fields/Picker/match-options.ts";
export { Picker } from "./fields/Picker/Picker.tsx";
export type { PickerProps } from "./fields/Picker/Picker.tsx";
export { Rating } from "./fields/Rating/Rating.tsx";
export type { RatingProps, RatingStep } from "./fields/Rating/Rating.tsx";
export { Select } from "./fields/Select/Select.tsx";
export type { SelectOption, SelectProps } from "./fields/Select/Select.tsx";
export { Switch } from "./fields/Switch/Switch.tsx";
export type { SwitchProps } from "./fields/Switch/Switch.tsx";
export { Textarea } from "./fields/Textarea/Textarea.tsx";
export type { TextareaProps } from "./fields/Textarea/Textarea.tsx";
export { TextField } from "./fields/TextField/TextField.tsx";
export type { TextFieldProps } from "./fields/TextField/TextField.tsx";
export { Avatar } from "./marks/Avatar/Avatar.tsx";
export type { AvatarProps } from "./marks/Avatar/Avatar.tsx";
export { Badge } from "./marks/Badge/Badge.tsx";
export type { BadgeProps } from "./marks/Badge/Badge.tsx";
export { Chip } from "./marks/Chip/Chip.tsx";
export type { ChipProps } from "./marks/Chip/Chip.tsx";
export { Icon } from "./marks/Icon/Icon.tsx";
export type { IconProps } from "./marks/Icon/Icon.tsx";
export { Stars } from "./marks/Stars/Stars.tsx";
export type { StarsProps } from "./marks/Stars/Stars.tsx";
export { Dialog } from "./overlays/Dialog/Dialog.tsx";
export type { DialogProps } from "./overlays/Dialog/Dialog.tsx";
export { Drawer } from "./overlays/Drawer/Drawer.tsx";
export type { DrawerProps } from "./overlays/Drawer/Drawer.tsx";
export { Menu } from "./overlays/Menu/Menu.tsx";
export type {
  MenuAction,
  MenuChoice,
  MenuItem,
  MenuLink,
  MenuProps,
} from "./overlays/Menu/Menu.tsx";
export { Popover } from "./overlays/Popover/Popover.tsx";
export type { PopoverProps } from "./overlays/Popover/Popover.tsx";
export { Toasts, useToasts } from "./overlays/Toast/Toasts.tsx";
export type { ShownToast, ToastOptions, ToastsProps } from "./overlays/Toast/Toasts.tsx";
export { Tooltip } from "./overlays/Tooltip/Tooltip.tsx";
export type { TooltipProps } from "./overlays/Tooltip/Tooltip.tsx";
export { KathaTheme } from "./theme/KathaTheme/KathaTheme.tsx";
export type { KathaThemeProps } from "./theme/KathaTheme/KathaTheme.tsx";
export type { ThemeFaces, ThemeValues } from "./theme/KathaTheme/theme-style.ts";
export { useIsHydrated } from "./useIsHydrated.ts";
