import { cloneElement, createContext, createElement, useContext } from "react";
import type { AnchorHTMLAttributes, ComponentType, ReactElement, ReactNode, Ref } from "react";

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address, as in the address bar. */
  href: string;
  /** A ref to the anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}
export type AnchorComponent = ComponentType<AnchorProps>;

/** A link as an element: `<RouterLink to="/" />`. Its own props win, and both class names stay. */
export type LinkElement = ReactElement<AnchorHTMLAttributes<HTMLAnchorElement>>;

/** Where a link leads: an address, or an element that knows it. */
export type LinkTarget =
  | {
      /** The address, as in the address bar. */
      href: string;
      render?: undefined;
    }
  | {
      href?: undefined;
      /** The element that it is, instead of the link of `LinkProvider`. */
      render: LinkElement;
    };

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

/** The element that is given, the link component from `LinkProvider`, or a plain `<a>`. */
export function Anchor({ render, href, ...anchor }: Omit<AnchorProps, "href"> & LinkTarget) {
  const component = useContext(LinkContext);
  if (!render) return createElement(component, { href, ...anchor });
  const { className = "" } = render.props;
  return cloneElement(render, {
    ...anchor,
    ...render.props,
    className: `${anchor.className ?? ""} ${className}`,
  });
}
