/** Runs in the page: filters while one types, and opens the call or shape that an address names. */
export const liveSearch = `
const box = document.getElementById("q");
const found = document.getElementById("found");
const calls = [...document.querySelectorAll(".call")];
function filter() {
  const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown = 0;
  for (const call of calls) {
    call.hidden = !words.every((word) => call.dataset.words.includes(word));
    if (!call.hidden) shown += 1;
  }
  for (const group of document.querySelectorAll(".group"))
    group.hidden = !group.querySelector(".call:not([hidden])");
  found.textContent = shown === 0 ? "No call fits these words." : shown === 1 ? "1 call" : shown + " calls";
}
if (new URLSearchParams(location.search).get("q") === null) box.addEventListener("input", filter);
function openNamed() {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}
addEventListener("hashchange", openNamed);
openNamed();
`;
