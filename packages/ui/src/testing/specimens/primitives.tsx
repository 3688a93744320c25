import { Button } from "../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../primitives/actions/Button/ButtonLink.tsx";
import { IconButton } from "../../primitives/actions/IconButton/IconButton.tsx";
import { Link } from "../../primitives/actions/Link/Link.tsx";
import { Callout } from "../../primitives/feedback/Callout/Callout.tsx";
import { Checkbox } from "../../primitives/fields/Checkbox/Checkbox.tsx";
import { Form } from "../../primitives/fields/Form/Form.tsx";
import { Switch } from "../../primitives/fields/Switch/Switch.tsx";
import { Textarea } from "../../primitives/fields/Textarea/Textarea.tsx";
import { TextField } from "../../primitives/fields/TextField/TextField.tsx";
import { Badge } from "../../primitives/marks/Badge/Badge.tsx";
import { Chip } from "../../primitives/marks/Chip/Chip.tsx";
import { LikeIcon } from "../../primitives/marks/Icon/icons.ts";
import { Dialog } from "../../primitives/overlays/Dialog/Dialog.tsx";
import type { Specimens, Unions } from "../specimen.ts";

export const primitives: Specimens = {
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
  Checkbox: (root) => <Checkbox {...root} label="Remember me" />,
  Chip: (root) => <Chip {...root}>Folklore</Chip>,
  Dialog: (root) => <Dialog {...root} open title="Leave?" onClose={() => undefined} />,
  Form: (root) => (
    <Form {...root} onSubmit={() => undefined}>
      <TextField label="Title" />
    </Form>
  ),
  IconButton: (root) => <IconButton {...root} icon={LikeIcon} label="Like" />,
  Link: (root) => (
    <Link {...root} href="#story">
      Story
    </Link>
  ),
  Switch: (root) => <Switch {...root} label="Featured" />,
  TextField: (root) => <TextField {...root} label="Title" />,
  Textarea: (root) => <Textarea {...root} label="Passage" />,
};

export const primitiveUnions: Unions = {
  Badge: ["tone"],
  Button: ["variant", "size"],
  ButtonLink: ["variant", "size"],
  Callout: ["tone"],
  Chip: ["tone"],
  Dialog: ["size"],
  IconButton: ["variant", "size"],
  Link: ["variant"],
  Textarea: ["size"],
};
