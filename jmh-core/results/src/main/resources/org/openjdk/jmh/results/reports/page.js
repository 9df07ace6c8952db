const number = value => typeof value === "number" ? value : value === "+INF" ? Infinity : value === "-INF" ? -Infinity : NaN;
const element = (name, properties, ...children) => {
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
  const change = 100 * (ratio - 1);
  return !isFinite(change) ? "+inf" : (change >= 0 ? "+" : "\u2212") + Math.abs(change).toFixed(Math.abs(change) < 100 ? 1 : 0);
};
const short = value => Math.abs(value) >= 1e6 || value !== 0 && Math.abs(value) < 1e-3 ? value.toExponential(3) : String(+value.toPrecision(4));
const picture = (label, width = 300, height = 46) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 " + width + " " + height);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  return svg;
};
