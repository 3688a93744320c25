// Runs before anything can be pressed. The buttons and fields of a page drawn by the server do nothing until the app has
// hydrated it: what is pressed and written until then is kept, shown as heard, and done afterwards. Links need no app.
{
  /** What to do for each control, in the order in which they were last used. */
  const kept = new Map();
  let composing = false;

  const keep = (control, act) => {
    kept.delete(control);
    kept.set(control, act);
  };

  const onClick = (event) => {
    const button = event.target.closest("button");
    if (button === null) return;
    event.preventDefault();
    // React would have it done with what a guest may do, before it knows who is signed in.
    event.stopImmediatePropagation();
    button.setAttribute("aria-busy", "true");
    keep(button, () => {
      button.removeAttribute("aria-busy");
      button.click();
    });
  };

  const onInput = ({ target: field }) => {
    const { checked, value } = field;
    const isTicked = field.type === "radio" || field.type === "checkbox";
    keep(field, () => (isTicked ? tick(field, checked) : write(field, value)));
  };

  const onKeyDown = ({ key, isComposing, target: field }) => {
    // In a form, Enter clicks its button.
    if (key !== "Enter" || isComposing || field.type !== "search") return;
    keep("enter", () => {
      // The field may have been replaced by one with the same text and the focus.
      const now = field.isConnected ? field : document.activeElement;
      now?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    });
  };

  /** The app hears only of a change that it sees happen. */
  const tick = (field, checked) => {
    field.checked = !checked;
    field.click();
  };

  /** React compares with the last value that was set on the element itself, so the text is set on its prototype. */
  const write = (field, value) => {
    const { selectionStart, selectionEnd } = field;
    field.value = "";
    Reflect.set(Object.getPrototypeOf(field), "value", value, field);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };

  const onComposition = ({ type }) => {
    composing = type === "compositionstart";
  };

  const listeners = {
    click: onClick,
    input: onInput,
    keydown: onKeyDown,
    compositionstart: onComposition,
    compositionend: onComposition,
  };
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true);

  const handOver = async () => {
    for (const [type, listener] of Object.entries(listeners))
      removeEventListener(type, listener, true);
    for (const act of kept.values()) {
      // First the app renders what has changed, such as who is signed in.
      await Promise.resolve();
      act();
    }
  };

  addEventListener(
    "katha:hydrated",
    () => {
      // Writing into a field would end the word that an input method is composing in it.
      if (composing) addEventListener("compositionend", () => void handOver(), { once: true });
      else void handOver();
    },
    { once: true },
  );
}
