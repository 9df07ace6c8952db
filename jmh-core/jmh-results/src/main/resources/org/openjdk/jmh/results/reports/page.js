const number = value => typeof value === "number" ? value : value === "+INF" ? Infinity : value === "-INF" ? -Infinity : NaN;
const mean = values => values.map(number).reduce((sum, value) => sum + value, 0) / values.length;
const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};
const drawn = (parent, name, attributes, text) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  if (text !== undefined) made.textContent = text;
  parent.append(made);
  return made;
};
const signed = ratio => {
  const change = 100 * (ratio - 1), digits = Math.abs(change).toFixed(Math.abs(change) < 100 ? 1 : 0);
  return !isFinite(change) ? "+inf" : (+digits === 0 ? "" : change > 0 ? "+" : "\u2212") + digits;
};
const PREFIXES = [[1e12, "T"], [1e9, "G"], [1e6, "M"], [1e3, "k"]];
const magnitude = value => +value.toExponential().split("e")[1];
const prefixed = size => PREFIXES.find(([least]) => size >= least && size >= 1e4) || [1, ""];
const isShort = size => size >= 1e-5 && size < 1e15;
/* As ShortNumber of the console. */
const precise = (value, digits) => {
  if (!value || !isFinite(value)) return String(value);
  const rounded = +value.toPrecision(digits), size = Math.abs(rounded), [unit, prefix] = prefixed(size);
  return isShort(size) ? (rounded / unit).toFixed(Math.max(0, digits - 1 - magnitude(size / unit))) + prefix : rounded.toExponential(digits - 1);
};
const short = value => precise(value, 3);
/* Round numbers at an axis. */
const tick = value => {
  const [unit, prefix] = prefixed(Math.abs(value));
  return value && !isShort(Math.abs(value)) ? String(+value.toPrecision(4)) : +(value / unit).toPrecision(4) + prefix;
};
/* So many digits that both ends of a range differ in two of them. */
const digitsOf = (least, most) => most > least ? Math.min(6, Math.max(3, magnitude(Math.max(Math.abs(least), Math.abs(most))) - magnitude(most - least) + 2)) : 3;
const picture = (label, width = 300, height = 46) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 " + width + " " + height);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  return svg;
};
const parametersOf = row => Object.entries(row.params).map(([key, value]) => key + "=" + value).join(", ");
const named = (row, ...others) => {
  const parts = row.benchmark.split("."), method = parts.pop(), type = parts.pop() || "";
  return element("div", { className: "name", title: row.benchmark }, element("b", {}, type + ".", element("wbr"), method),
    element("div", { className: "quiet" }, [row.mode, parametersOf(row), ...others].filter(Boolean).join(" \u00b7 ")));
};
const called = (row, ...others) => [row.benchmark, parametersOf(row), row.mode, ...others].join(" ");
/* Round numbers of an interval: 1, 2 and 5 times powers of ten; of a logarithmic one, powers alone where there are many. */
const steps = (least, most, count, logarithmic) => {
  if (!(most > least)) return [least];
  const found = [];
  if (logarithmic && most / least > 10) {
    const factors = most / least > 1e4 ? [1] : most / least > 100 ? [1, 3] : [1, 2, 5];
    for (let power = Math.floor(Math.log10(least)); power <= Math.log10(most); power++) {
      factors.map(factor => factor * 10 ** power).filter(value => value >= least && value <= most).forEach(value => found.push(value));
    }
    const every = Math.ceil(found.length / count);
    return found.filter((value, index) => index % every === 0);
  }
  const raw = (most - least) / count, power = 10 ** Math.floor(Math.log10(raw));
  const step = power * [1, 2, 5, 10].find(factor => factor * power >= raw);
  for (let value = Math.ceil(least / step); value * step <= most; value++) found.push(value * step);
  return found;
};
const APART = 8, letters = text => 8 * text.length;
/* The numbers below a picture, as far as they do not meet, and the line they stand at. */
const axis = (svg, values, x, from, to, y, text = tick, title = "") => {
  drawn(svg, "line", { x1: from, x2: to, y1: y, y2: y, stroke: "var(--line)" });
  let free = -Infinity;
  values.forEach(value => {
    const half = letters(text(value)) / 2, at = Math.max(from + half - 4, Math.min(to - half + 4, x(value)));
    if (at - half < free - 1) return;
    free = at + half + APART;
    drawn(svg, "line", { x1: x(value), x2: x(value), y1: y, y2: y + 4, stroke: "var(--quiet)" });
    drawn(svg, "text", { x: at, y: y + 18, "text-anchor": "middle" }, text(value));
  });
  if (title) drawn(svg, "text", { x: (from + to) / 2, y: y + 36, "text-anchor": "middle" }, title);
};
/* Paper has its own width, and nobody opens what is closed on it. */
let printing = false;
/* Rows that are searched, chosen, ordered, and shown a part at a time. */
const listing = (rows, orders, shown, wanted, atOnce) => {
  let limit = atOnce;
  const by = id => document.getElementById(id);
  const show = () => {
    const text = by("search").value.toLowerCase();
    const visible = rows.filter(entry => wanted(entry) && entry.name.toLowerCase().includes(text)).sort(orders[by("order").value]);
    by("rows").replaceChildren(...visible.slice(0, limit).map(shown));
    by("more").hidden = visible.length <= limit;
    by("more").textContent = "Show " + Math.min(atOnce, visible.length - limit) + " more of " + (visible.length - limit);
  };
  const again = () => { limit = atOnce; show(); };
  by("search").oninput = by("order").onchange = again;
  by("more").onclick = () => { limit += atOnce; show(); };
  addEventListener("beforeprint", () => { limit = Infinity; printing = true; show(); });
  addEventListener("afterprint", () => { printing = false; show(); });
  let width = innerWidth;
  /* A phone that is turned closes nothing. */
  addEventListener("resize", () => {
    if (innerWidth === width) return;
    width = innerWidth;
    const details = () => [...by("rows").querySelectorAll("details")], open = details().map(each => each.open);
    show();
    details().forEach((each, index) => { each.open = open[index]; });
  });
  show();
  return again;
};
const command = typed => {
  document.getElementById("command").hidden = !typed;
  /* A line does not break behind the hyphen of an option. */
  document.getElementById("command").append(...(typed || "").split(" ").flatMap(word =>
    [element("span", { className: word.startsWith("-") && word.length < 30 ? "option" : "" }, word), " "]));
};
const choice = (text, className, chosen) => {
  const button = element("button", { className, type: "button" }, text);
  button.setAttribute("aria-pressed", "false");
  button.onclick = () => {
    const pressed = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(pressed));
    chosen(pressed);
  };
  document.getElementById("controls").prepend(button);
};
