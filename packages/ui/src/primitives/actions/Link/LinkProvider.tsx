import { createContext, createElement, useContext } from "react";
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from "react";

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}
export type AnchorComponent = ComponentType<AnchorProps>;

const LinkContext = createContext<AnchorComponent | "a">("a");

/** The app passes its router's link component; the library depends on no router. */
export function LinkProvider(props: { component: AnchorComponent; children: ReactNode }) {
  return <LinkContext value={props.component}>{props.children}</LinkContext>;
}

/** A plain `<a>`, or the router's. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(LinkContext), props);
}
