// @vitest-environment happy-dom
import { conforms } from "../testing/conforms.tsx";
import { Button } from "./Button/Button.tsx";
import { ButtonLink } from "./Button/ButtonLink.tsx";
import { Checkbox } from "./Checkbox/Checkbox.tsx";
import { Form } from "./Form/Form.tsx";
import { LikeIcon } from "./Icon/icons.ts";
import { IconButton } from "./IconButton/IconButton.tsx";
import { Link } from "./Link/Link.tsx";
import { Switch } from "./Switch/Switch.tsx";
import { TextField } from "./TextField/TextField.tsx";
import { Textarea } from "./Textarea/Textarea.tsx";

conforms<HTMLButtonElement>("Button", (handed) => <Button {...handed}>Play</Button>);
conforms<HTMLButtonElement>("IconButton", (handed) => (
  <IconButton {...handed} icon={LikeIcon} label="Like" />
));
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
