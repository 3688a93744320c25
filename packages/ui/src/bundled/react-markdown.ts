export { default as ReactMarkdown } from "react-markdown";
export type { Components, Options } from "react-markdown";
