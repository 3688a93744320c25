import { memo, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import Markdown from "react-markdown";

const Message = memo(function Message({ text }: { text: string }) {
  return (
    <article>
      <Markdown>{text}</Markdown>
    </article>
  );
});

interface ChatProps {
  messages: readonly string[];
  /** Called with the function that adds to the last message. */
  onReady: (append: (token: string) => void) => void;
}

/** Like most chat pages: the last message is state, and its markdown is rendered again for each token. */
function Chat({ messages, onReady }: ChatProps) {
  const [last, setLast] = useState("");
  const [draft, setDraft] = useState("");
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => onReady((token) => setLast((text) => text + token)), [onReady]);
  useEffect(() => {
    if (view.current) view.current.scrollTop = view.current.scrollHeight;
  }, [last]);
  return (
    <main
      style={{
        position: "fixed",
        inset: 0,
        display: "grid",
        gridTemplateRows: "minmax(0, 1fr) auto",
      }}
    >
      <div ref={view} style={{ overflow: "auto" }}>
        {messages.map((text, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the messages never change
          <Message key={at} text={text} />
        ))}
        <Message text={last} />
      </div>
      <textarea value={draft} onChange={(event) => setDraft(event.target.value)} />
    </main>
  );
}

/** Opens the chat page with these messages; returns functions to add text and to close it. */
export function openChat(messages: readonly string[]) {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  let append = (_token: string) => {};
  const onReady = (ready: typeof append) => {
    append = ready;
  };
  flushSync(() => root.render(<Chat messages={messages} onReady={onReady} />));
  return {
    append: (token: string) => append(token),
    end: () => {},
    close: () => {
      root.unmount();
      host.remove();
    },
  };
}
