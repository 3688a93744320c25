import { createContext, createElement, useContext } from "react";
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from "react";

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address, as in the address bar. */
  href: string;
  /** A ref to the anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}
export type AnchorComponent = ComponentType<AnchorProps>;

const LinkContext = createContext<AnchorComponent | "a">("a");

export interface LinkProviderProps {
  /**
   * The router's link component: takes the props of an anchor, including `href`, and renders one.
   */
  component: AnchorComponent;
  /** The part of the app whose links the router handles. */
  children: ReactNode;
}

/** Passes your router's link component to all links, so that this library depends on no router. */
export function LinkProvider(props: LinkProviderProps) {
  return <LinkContext value={props.component}>{props.children}</LinkContext>;
}

/** A plain `<a>`, or the link component from `LinkProvider`. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(LinkContext), props);
}
