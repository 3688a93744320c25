// @vitest-environment happy-dom
import { conforms } from "../testing/conforms.tsx";
import { Button } from "./actions/Button/Button.tsx";
import { ButtonLink } from "./actions/Button/ButtonLink.tsx";
import { Checkbox } from "./fields/Checkbox/Checkbox.tsx";
import { Form } from "./fields/Form/Form.tsx";
import { Chip } from "./marks/Chip/Chip.tsx";
import { LikeIcon } from "./marks/Icon/icons.ts";
import { IconButton } from "./actions/IconButton/IconButton.tsx";
import { Link } from "./actions/Link/Link.tsx";
import { Switch } from "./fields/Switch/Switch.tsx";
import { TextField } from "./fields/TextField/TextField.tsx";
import { Textarea } from "./fields/Textarea/Textarea.tsx";

conforms<HTMLButtonElement>("Button", (handed) => <Button {...handed}>Play</Button>);
conforms<HTMLButtonElement>("IconButton", (handed) => (
  <IconButton {...handed} icon={LikeIcon} label="Like" />
));
conforms<HTMLSpanElement>("Chip", (handed) => <Chip {...handed}>Folklore</Chip>);
conforms<HTMLAnchorElement>("Link", (handed) => (
  <Link {...handed} href="#story">
    Story
  </Link>
));
conforms<HTMLAnchorElement>("ButtonLink", (handed) => (
  <ButtonLink {...handed} href="#story">
    Story
  </ButtonLink>
));
conforms<HTMLInputElement>("TextField", (handed) => <TextField {...handed} label="Title" />);
conforms<HTMLInputElement>("TextField, a password", (handed) => (
  <TextField {...handed} label="Password" type="password" error="It is missing." hint="Eight." />
));
conforms<HTMLTextAreaElement>("Textarea", (handed) => <Textarea {...handed} label="Passage" />);
conforms<HTMLInputElement>("Checkbox", (handed) => <Checkbox {...handed} label="Remember me" />);
conforms<HTMLInputElement>("Switch", (handed) => <Switch {...handed} label="Featured" />);
conforms<HTMLFormElement>("Form", (handed) => (
  <Form {...handed} onSubmit={() => undefined}>
    <TextField label="Title" />
  </Form>
));
