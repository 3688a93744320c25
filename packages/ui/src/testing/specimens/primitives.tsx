import { Button } from "../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../primitives/actions/Button/ButtonLink.tsx";
import { IconButton } from "../../primitives/actions/IconButton/IconButton.tsx";
import { Link } from "../../primitives/actions/Link/Link.tsx";
import { Pagination } from "../../primitives/actions/Pagination/Pagination.tsx";
import { Tabs } from "../../primitives/actions/Tabs/Tabs.tsx";
import { Callout } from "../../primitives/feedback/Callout/Callout.tsx";
import { LiveRegion } from "../../primitives/feedback/LiveRegion/LiveRegion.tsx";
import { Meter } from "../../primitives/feedback/Meter/Meter.tsx";
import { Progress } from "../../primitives/feedback/Progress/Progress.tsx";
import { Skeleton } from "../../primitives/feedback/Skeleton/Skeleton.tsx";
import { Spinner } from "../../primitives/feedback/Spinner/Spinner.tsx";
import { Avatar } from "../../primitives/marks/Avatar/Avatar.tsx";
import { Badge } from "../../primitives/marks/Badge/Badge.tsx";
import { Chip } from "../../primitives/marks/Chip/Chip.tsx";
import { Icon } from "../../primitives/marks/Icon/Icon.tsx";
import { LikeIcon } from "../../primitives/marks/Icon/icons.ts";
import { Stars } from "../../primitives/marks/Stars/Stars.tsx";
import { Dialog } from "../../primitives/overlays/Dialog/Dialog.tsx";
import { Drawer } from "../../primitives/overlays/Drawer/Drawer.tsx";
import { Menu } from "../../primitives/overlays/Menu/Menu.tsx";
import { Popover } from "../../primitives/overlays/Popover/Popover.tsx";
import { Toasts } from "../../primitives/overlays/Toast/Toasts.tsx";
import { Tooltip } from "../../primitives/overlays/Tooltip/Tooltip.tsx";
import { KathaTheme } from "../../primitives/theme/KathaTheme/KathaTheme.tsx";
import type { Specimens, Unions } from "../specimen.ts";

const nothing = () => undefined;

export const primitives: Specimens = {
  Avatar: (root) => <Avatar {...root} name="Meera" src={null} />,
  Badge: (root) => <Badge {...root}>Draft</Badge>,
  Button: (root) => <Button {...root}>Play</Button>,
  ButtonLink: (root) => (
    <ButtonLink {...root} href="#story">
      Story
    </ButtonLink>
  ),
  Callout: (root) => (
    <Callout {...root} tone="info">
      Saved.
    </Callout>
  ),
  Chip: (root) => <Chip {...root}>Folklore</Chip>,
  Dialog: (root) => <Dialog {...root} open title="Leave?" onOpenChange={nothing} />,
  Drawer: (root) => (
    <Drawer {...root} open title="Journal" onOpenChange={nothing}>
      What happened so far.
    </Drawer>
  ),
  Icon: (root) => <Icon {...root} icon={LikeIcon} />,
  IconButton: (root) => <IconButton {...root} icon={LikeIcon} label="Like" />,
  KathaTheme: (root) => (
    <KathaTheme {...root} theme="light">
      Kept
    </KathaTheme>
  ),
  Link: (root) => (
    <Link {...root} href="#story">
      Story
    </Link>
  ),
  LiveRegion: (root) => <LiveRegion {...root} text="12 stories" />,
  Menu: (root) => (
    <Menu
      {...root}
      open
      trigger={<Button>More</Button>}
      items={[{ label: "Share", onSelect: nothing }]}
    />
  ),
  Meter: (root) => <Meter {...root} label="Coins" value={8} max={20} valueText="8 coins" />,
  Pagination: (root) => <Pagination {...root} page={2} pageCount={9} onPageChange={nothing} />,
  Popover: (root) => (
    <Popover {...root} open title="Text size" trigger={<Button>Text</Button>}>
      Large
    </Popover>
  ),
  Progress: (root) => <Progress {...root} label="Endings found" value={60} />,
  Skeleton: (root) => <Skeleton {...root} />,
  Spinner: (root) => <Spinner {...root} />,
  Stars: (root) => <Stars {...root} value={4.5} max={5} label="4.5 out of 5" />,
  Tabs: (root) => (
    <Tabs {...root} label="Stories" tabs={[{ value: "mine", label: "Mine", content: "None" }]} />
  ),
  Toasts: (root) => <Toasts {...root}>The page</Toasts>,
  Tooltip: (root) => (
    <Tooltip {...root} open text="Only you can read it">
      <Button>Draft</Button>
    </Tooltip>
  ),
};

export const primitiveUnions: Unions = {
  Avatar: ["size"],
  Badge: ["tone"],
  Button: ["variant", "size"],
  ButtonLink: ["variant", "size"],
  Callout: ["tone"],
  Chip: ["tone"],
  Dialog: ["size"],
  Drawer: ["side"],
  Icon: ["size"],
  IconButton: ["variant", "size"],
  Link: ["variant"],
  Menu: ["side", "align"],
  Popover: ["side", "align"],
  Progress: ["tone"],
  Skeleton: ["variant"],
  Spinner: ["size"],
  Stars: ["size"],
  Toasts: ["placement"],
  Tooltip: ["side"],
};
