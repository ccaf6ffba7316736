"use strict";
// The data and all words are in the page; see page.py.
const DATA = JSON.parse(document.getElementById("lab-data").textContent);
const SAY = DATA.words;
const SHOWN = 20;
const number = (digits) =>
  new Intl.NumberFormat(DATA.lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "negative", // no minus before a zero
  });
const [WHOLE, TENTH, CENT] = [number(0), number(1), number(2)];

const state = { players: DATA.findings.length > 2 ? 2 : 0, aim: 0, wanted: {} };
const found = () => DATA.findings[state.players];

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** A mean with its error. */
function mean([value, error], form) {
  const cell = element("td", {}, form.format(value));
  if (error !== null) cell.append(" ", element("span", { className: "error" }, `±${form.format(error)}`));
  return cell;
}

function table(heads, rows, className = "") {
  const head = element("tr", {}, ...heads.map((text) => element("th", { scope: "col" }, text)));
  return element(
    "div",
    { className: "scroll", tabIndex: 0 },
    element("table", { className }, element("thead", {}, head), element("tbody", {}, ...rows)),
  );
}

function sets() {
  const [, measure, sign] = DATA.aims[state.aim]; // the sign by which less comes first
  const column = DATA.measures.indexOf(measure);
  const fits = ([members]) =>
    Object.entries(state.wanted).every(([tribe, wanted]) => ((members >> tribe) & 1) === (wanted ? 1 : 0));
  const fitting = found().tables.filter(fits);
  const ordered = fitting.sort((a, b) => sign * (a[1][column][0] - b[1][column][0]));
  const rows = ordered.slice(0, SHOWN).map(([members, means, first]) =>
    element(
      "tr",
      {},
      element("td", { className: "set" }, names(members)),
      ...DATA.measures.map((_, index) => mean(means[index], TENTH)),
      mean([100 * first[0], 100 * first[1]], WHOLE),
    ),
  );
  const heads = [SAY.set, ...DATA.measures.map((name) => SAY[name]), SAY.first];
  const count = element("p", { role: "status" }, `${SAY.fitting} ${WHOLE.format(fitting.length)}`);
  document.getElementById("sets").replaceChildren(count, table(heads, rows));
}

const names = (members) => DATA.tribes.filter((_, tribe) => (members >> tribe) & 1).join(", ");

function seats() {
  const rows = found().won.map((share, place) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, WHOLE.format(place + 1)),
      mean(share.map((part) => 100 * part), TENTH),
      element("td", {}, TENTH.format(found().earned[place])),
    ),
  );
  document.getElementById("seats").replaceChildren(table([SAY.place, SAY.wins, SAY.earned], rows));
}

function tribes() {
  const shown = Object.entries(found().tribes).sort(
    ([, a], [, b]) => (b.index ? b.index[0] : 0) - (a.index ? a.index[0] : 0),
  );
  const changed = ["turns", "overtakings", "lead", "glory"];
  const rows = shown.map(([tribe, value]) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, DATA.tribes[tribe]),
      element("td", {}, TENTH.format(value.led)),
      value.index ? mean(value.index, CENT) : element("td", {}, "–"),
      ...changed.map((name) => (value.changes[name] ? mean(value.changes[name], TENTH) : element("td", {}, "–"))),
    ),
  );
  const heads = [SAY.tribe, SAY.led, SAY.index, ...changed.map((name) => `${SAY.adds} ${SAY[name]}`)];
  document.getElementById("tribes").replaceChildren(table(heads, rows));
}

/** The colour of a share of victories: the further from the fair one, the stronger. */
function shade(value) {
  const strength = Math.min(0.7, Math.abs(value - 1) * 2);
  return `rgba(var(--${value > 1 ? "more" : "less"}), ${strength.toFixed(2)})`;
}

function pairs() {
  const leaders = DATA.tribes.map((_, tribe) => tribe).filter((tribe) => found().pairs[`${tribe}-${tribe}`]);
  const rows = leaders.map((one) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, DATA.tribes[one]),
      ...leaders.map((other) => {
        const value = found().pairs[`${Math.min(one, other)}-${Math.max(one, other)}`];
        const cell = element("td", {}, value ? CENT.format(value[0]) : "");
        if (value) {
          cell.style.background = shade(value[0]);
          cell.title = `${DATA.tribes[one]}, ${DATA.tribes[other]}: ${CENT.format(value[0])} ±${CENT.format(value[1])}`;
        }
        return cell;
      }),
    ),
  );
  const heads = ["", ...leaders.map((tribe) => DATA.tribes[tribe])];
  document.getElementById("pairs").replaceChildren(table(heads, rows, "heat"));
}

function lengths() {
  const ages = found().age_turns.map((turns, age) => `${SAY.age} ${"I".repeat(age + 1)}: ${TENTH.format(turns)}`);
  document.getElementById("lengths").textContent = `${SAY.turns}: ${ages.join(", ")}`;
}

function show() {
  [sets, seats, tribes, pairs, lengths].forEach((draw) => draw());
}

function buttons(place, entries, isPressed, press) {
  const all = entries.map(([key, text]) => {
    const made = element("button", { type: "button" }, text);
    made.addEventListener("click", () => {
      press(key);
      all.forEach((button, index) => isPressed(button, entries[index][0]));
      show();
    });
    isPressed(made, key);
    return made;
  });
  document.getElementById(place).append(...all);
}

buttons(
  "players",
  DATA.findings.map((one, index) => [index, WHOLE.format(one.players)]),
  (button, key) => button.setAttribute("aria-pressed", String(state.players === key)),
  (key) => {
    state.players = key;
  },
);
buttons(
  "aims",
  DATA.aims.map(([name], index) => [index, name]),
  (button, key) => button.setAttribute("aria-pressed", String(state.aim === key)),
  (key) => {
    state.aim = key;
  },
);
// One press wants a tribe, another does without it, a third does not mind.
buttons(
  "wanted",
  DATA.tribes.map((name, tribe) => [tribe, name]),
  (button, key) => {
    const wanted = state.wanted[key];
    button.setAttribute("aria-pressed", String(wanted === true));
    button.dataset.wanted = wanted === false ? "no" : "";
    button.setAttribute("aria-label", wanted === false ? `${DATA.tribes[key]}: ${SAY.without}` : DATA.tribes[key]);
  },
  (key) => {
    if (!(key in state.wanted)) state.wanted[key] = true;
    else if (state.wanted[key]) state.wanted[key] = false;
    else delete state.wanted[key];
  },
);
show();
