/** @jsxImportSource react */
import {
  Component,
  type ReactNode,
  type Ref,
  Suspense,
  createContext,
  lazy,
  memo,
  startTransition,
  use,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useOptimistic,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from "react";
import { createPortal, flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type Scene, found, type } from "./scene.ts";

const Tone = createContext("plain");

const Row = memo(function Row({ name, say }: { name: string; say: (line: string) => void }) {
  const tone = useContext(Tone);
  useInsertionEffect(() => say(`insertion ${name}`), [name, say]);
  useLayoutEffect(() => {
    say(`layout ${name}`);
    return () => say(`layout of ${name} undone`);
  }, [name, say]);
  useEffect(() => {
    say(`effect ${name}`);
    return () => say(`effect of ${name} undone`);
  }, [name, say]);
  return (
    <li className={tone} style={{ padding: 3, zIndex: 2 }} data-name={name} hidden={name === "b"}>
      {name}
    </li>
  );
});

const lists: Scene = async (place, say, pass) => {
  const root = createRoot(place);
  const draw = (names: string[], tone: string) =>
    root.render(
      <Tone value={tone}>
        <ul>
          {names.map((name) => (
            <Row key={name} name={name} say={say} />
          ))}
        </ul>
        <svg viewBox="0 0 2 2" strokeWidth={2}>
          <title>a lamp</title>
          <path d="M0 0h2" />
        </svg>
      </Tone>,
    );
  for (const [names, tone] of [
    ["abcd", "plain"],
    ["dbxa", "lit"],
    ["", "lit"],
    ["ba", "plain"],
  ] as const) {
    draw(names.split(""), tone);
    await pass(20);
    say(place.innerHTML);
  }
  root.unmount();
  await pass(20);
  say(`left: "${place.innerHTML}"`);
};

const waiting: Scene = async (place, say, pass) => {
  let arrive: (text: string) => void = () => {};
  const late = new Promise<string>((resolve) => (arrive = resolve));
  const Page = lazy(async () => ({ default: () => <p>a page</p> }));
  const Later = () => <p>{use(late)}</p>;
  let go: (where: string) => void = () => {};
  function House() {
    const [where, setWhere] = useState("home");
    const [pending, begin] = useTransition();
    const old = useDeferredValue(where);
    go = (next) => begin(() => setWhere(next));
    return (
      <main data-pending={pending} data-old={old}>
        <Suspense fallback={<i>waiting</i>}>
          {where === "home" ? <Page /> : null}
          {where === "late" ? <Later /> : null}
        </Suspense>
      </main>
    );
  }
  const root = createRoot(place);
  root.render(<House />);
  await pass(20);
  say(place.innerHTML);
  go("late");
  await pass(20);
  say(place.innerHTML);
  arrive("what was waited for");
  await pass(20);
  say(place.innerHTML);
  startTransition(() => root.render(<Suspense fallback="…">{use.length}</Suspense>));
  await pass(20);
  say(place.innerHTML);
};

class Net extends Component<{ children: ReactNode; say: (line: string) => void }> {
  override state = { fault: "" };
  static getDerivedStateFromError(error: Error) {
    return { fault: error.message };
  }
  override componentDidCatch(error: Error) {
    this.props.say(`caught ${error.message}`);
  }
  override render() {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ fault: "" })}>
        {fault}
      </button>
    );
  }
}

const faults: Scene = async (place, say, pass) => {
  let broken = true;
  function Lamp() {
    if (broken) throw new Error("The lamp fell");
    return <b>the lamp burns</b>;
  }
  const root = createRoot(place, {
    onCaughtError: (error) => say(`told of ${String(error)}`),
    onUncaughtError: (error) => say(`nobody caught ${String(error)}`),
  });
  root.render(
    <Net say={say}>
      <Lamp />
    </Net>,
  );
  await pass(20);
  say(place.innerHTML);
  broken = false;
  found(place, "button").click();
  await pass(20);
  say(place.innerHTML);
  broken = true;
  root.render(<Lamp />);
  await pass(20);
  say(`left: "${place.innerHTML}"`);
};

const fields: Scene = async (place, say, pass) => {
  function Form() {
    const [values, set] = useReducer(
      (old: Record<string, string>, more: Record<string, string>) => ({ ...old, ...more }),
      { name: "Asha", tale: "Once", tone: "calm", lit: "yes" },
    );
    const id = useId();
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          say(`sent ${JSON.stringify(values)}`);
        }}
      >
        <label htmlFor={id}>Name</label>
        <input
          id={id}
          value={values["name"]}
          onChange={(e) => set({ name: e.target.value })}
          onFocus={() => say("focus")}
          onBlur={() => say("blur")}
        />
        <textarea value={values["tale"]} onChange={(e) => set({ tale: e.target.value })} />
        <select value={values["tone"]} onChange={(e) => set({ tone: e.target.value })}>
          <option value="calm">Calm</option>
          <option value="bold">Bold</option>
        </select>
        <input
          type="checkbox"
          checked={values["lit"] === "yes"}
          onChange={(e) => set({ lit: e.target.checked ? "yes" : "no" })}
        />
        <input defaultValue="left alone" />
        <button type="submit">Send</button>
      </form>
    );
  }
  const root = createRoot(place);
  root.render(<Form />);
  await pass(20);
  say(place.innerHTML);
  found(place, "input").focus();
  type(found(place, "input"), "Bano");
  type(found(place, "textarea"), "Twice");
  type(found(place, "select"), "bold");
  found(place, "[type=checkbox]").click();
  found(place, "button").focus();
  await pass(20);
  found(place, "button").click();
  await pass(20);
  const [name, tale] = [found(place, "input"), found(place, "textarea")] as HTMLInputElement[];
  say(`${name?.value} ${tale?.value} ${(found(place, "select") as HTMLSelectElement).value}`);
};

const portals: Scene = async (place, say, pass) => {
  const stop = (event: { stopPropagation: () => void }) => {
    say("stopped");
    event.stopPropagation();
  };
  function Door({ ref }: { ref: Ref<{ knock: () => void }> }) {
    useImperativeHandle(ref, () => ({ knock: () => say("knocked") }), []);
    return (
      <button type="button" onClick={() => say("door")}>
        door
      </button>
    );
  }
  function House() {
    const door = useRef<{ knock: () => void }>(null);
    const [open, setOpen] = useState(false);
    return (
      <div role="presentation" onClickCapture={() => say("capture")} onClick={() => say("bubble")}>
        {createPortal(<Door ref={door} />, document.body)}
        <button type="button" name="stop" onClick={stop} onKeyDown={({ key }) => say(`key ${key}`)}>
          stop
        </button>
        <button
          type="button"
          name="open"
          ref={(element) => {
            say(`made ${element?.tagName}`);
            return () => say("taken away");
          }}
          onClick={() => {
            flushSync(() => setOpen(true));
            say(place.innerHTML);
            door.current?.knock();
          }}
        >
          {open ? "open" : "shut"}
        </button>
      </div>
    );
  }
  const root = createRoot(place);
  root.render(<House />);
  await pass(20);
  found(document.body, "body > button").click();
  found(place, "[name=stop]").click();
  const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true });
  found(place, "[name=stop]").dispatchEvent(enter);
  found(place, "[name=open]").click();
  root.unmount();
  await pass(20);
  say(document.body.innerHTML);
};

const served: Scene = async (place, say, pass) => {
  const Lazy = lazy(async () => ({ default: () => <q>lazily</q> }));
  function Page({ name }: { name: string }) {
    const [count, add] = useState(0);
    return (
      <main>
        <button type="button" onClick={() => add(count + 1)}>
          {name} {count}
        </button>
        <Suspense fallback={<i>waiting</i>}>
          <Lazy />
        </Suspense>
      </main>
    );
  }
  for (const name of ["Home", "Elsewhere"]) {
    place.innerHTML =
      "<main><button>Home<!-- --> <!-- -->0</button><!--$--><q>lazily</q><!--/$--></main>";
    const before = found(place, "main");
    const root = hydrateRoot(place, <Page name={name} />, {
      onRecoverableError: (error) => say(`mended: ${String(error)}`),
    });
    await pass(20);
    found(place, "button").click();
    await pass(20);
    say(`${place.innerHTML} ${before === found(place, "main") ? "kept" : "made anew"}`);
    root.unmount();
  }
};

const stores: Scene = async (place, say, pass) => {
  const listeners = new Set<() => void>();
  let count = 0;
  const listen = (heard: () => void) => {
    listeners.add(heard);
    return () => listeners.delete(heard);
  };
  let like: () => Promise<void> = async () => {};
  function Likes() {
    const real = useSyncExternalStore(listen, () => count);
    const [shown, expect] = useOptimistic(real);
    like = async () => {
      startTransition(async () => {
        expect(real + 1);
        await new Promise((resolve) => setTimeout(resolve, 10));
        count += 1;
        for (const heard of listeners) heard();
      });
    };
    return (
      <>
        <style href="likes" precedence="low">{`.likes{color:red}`}</style>
        <output className="likes">{shown}</output>
      </>
    );
  }
  const root = createRoot(place);
  root.render(<Likes />);
  await pass(20);
  say(document.head.innerHTML + place.innerHTML);
  await like();
  await pass(2);
  say(place.innerHTML);
  await pass(20);
  await pass(20);
  say(place.innerHTML);
  root.unmount();
  document.head.innerHTML = "";
};

export const reactScenes = { lists, waiting, faults, fields, portals, served, stores };
