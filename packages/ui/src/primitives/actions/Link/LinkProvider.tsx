import { createContext, createElement, useContext } from "react";
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from "react";

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads, as the address bar shows it. */
  href: string;
  /** The anchor itself. */
  ref?: Ref<HTMLAnchorElement>;
}
export type AnchorComponent = ComponentType<AnchorProps>;

const LinkContext = createContext<AnchorComponent | "a">("a");

export interface LinkProviderProps {
  /** The router's link: it takes the props of an anchor, `href` among them, and renders one. */
  component: AnchorComponent;
  /** Everything whose links the router follows. */
  children: ReactNode;
}

/** The app passes its router's link component; the library depends on no router. */
export function LinkProvider(props: LinkProviderProps) {
  return <LinkContext value={props.component}>{props.children}</LinkContext>;
}

/** A plain `<a>`, or the router's. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(LinkContext), props);
}
