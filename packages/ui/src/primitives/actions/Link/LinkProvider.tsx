import { createContext, createElement, useContext } from "react";
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from "react";

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}
export type AnchorComponent = ComponentType<AnchorProps>;

const Chosen = createContext<AnchorComponent | "a">("a");

/** The app's router gives its own anchor here; the library knows no router. */
export function LinkProvider(props: { anchor: AnchorComponent; children: ReactNode }) {
  return <Chosen value={props.anchor}>{props.children}</Chosen>;
}

/** A plain `<a>`, or the router's. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(Chosen), props);
}
