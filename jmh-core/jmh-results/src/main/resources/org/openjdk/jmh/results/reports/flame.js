/* Why a row differs: what explains it, and all calls of both sides as a flame graph. */
/* The VM's own functions are in parentheses as a whole. */
const plainly = method => method.indexOf("(") > 0 ? method.slice(0, method.indexOf("(")).split(".").slice(-2).join(".") : method || "all";
const TYPES = { B: "byte", C: "char", D: "double", F: "float", I: "int", J: "long", S: "short", Z: "boolean" };
const parameterTypes = method => "(" + (method.slice(method.indexOf("(") + 1, method.indexOf(")")).match(/\[*(L[^;]*;|[BCDFIJSZ])/g) || []).map(type => {
  const name = type.replace(/^\[+/, "");
  return (TYPES[name] || name.slice(0, -1).split(/[/.$]/).pop()) + "[]".repeat(type.length - name.length);
}).join(", ") + ")";
/* Names of methods without their packages; where names repeat, with the types of parameters. */
const namesOf = of => {
  const methods = [...new Set([...of.names, ...of.methods.map(each => each.method), ...of.culprits.map(each => each.method)])], counts = new Map();
  methods.map(plainly).forEach(name => counts.set(name, (counts.get(name) || 0) + 1));
  return method => plainly(method) + (counts.get(plainly(method)) > 1 && method.includes("(") ? parameterTypes(method) : "");
};
const change = value => (value < 0 ? "\u2212" : "+") + short(Math.abs(value));
const between = difference => typeof difference.lower === "number" ? change(difference.lower) + " to " + change(difference.upper) : "";
const spread = difference => between(difference) && " (" + between(difference) + ")";
const SAID = { changed: "changed", added: "new", removed: "gone", same: "same code", unknown: "" };
const explained = why => {
  if (why.obstacle) return element("p", { className: "why quiet" }, "Why it differs is not known: " + why.obstacle);
  const first = why.time.culprits[0];
  const box = element("details", { className: "why" }, element("summary", {}, "Why: " + (first
    ? change(first.inclusive.difference) + spread(first.inclusive) + " of " + change(why.time.change.difference) + " " + why.time.unit + " in "
      + namesOf(why.time)(first.method) + (SAID[first.code] ? " (" + SAID[first.code] + ")" : "")
    : "inconclusive, " + change(why.time.change.difference) + " " + why.time.unit)));
  box.addEventListener("toggle", () => { if (box.open && box.childElementCount === 1) box.append(...reasons(why)); });
  return box;
};
const reasons = why => {
  const counted = why.observedBaseline.length === 0;
  const parts = [part(counted ? "Work" : "Time", why.time, counted ? " counted" : " observed")];
  if (why.allocation && why.allocation.culprits.length) parts.push(part("Allocation", why.allocation, " observed"));
  if (why.notes.length) parts.push(element("ul", {}, ...why.notes.map(note => element("li", {}, note))));
  return parts;
};
const part = (name, of, forks) => element("section", {},
  element("p", {}, name + ": " + short(mean(of.baseline)) + " " + of.unit + " in the baseline, " + short(mean(of.candidate)) + " in the candidate, "
    + change(of.change.difference) + spread(of.change) + ", by " + of.baseline.length + forks + " forks of each side."
    + (of.culprits.length ? "" : " Inconclusive: each method may differ by chance" + (of.forksToTell ? "; about " + of.forksToTell + " forks of each side would show it." : "."))),
  costs(of), flame(of));
const costs = of => {
  const briefly = namesOf(of), head = ["Method, with what it calls", "", "Baseline", "Candidate", "Change", "Interval", "Share"];
  const row = (cost, said, share) => element("tr", {}, element("td", { title: cost.method + (cost.lines ? ", " + cost.lines : "") }, element("b", {}, briefly(cost.method))), element("td", {}, said),
    ...[short(number(cost.baseline.inclusive)), short(number(cost.candidate.inclusive)), change(cost.inclusive.difference), between(cost.inclusive),
      (Math.round(100 * share) + " %").replace("-", "\u2212")].map((text, i) => {
      const cell = element("td", { className: "number" }, text);
      cell.dataset.head = head[i + 2];
      return cell;
    }));
  const named = new Set(of.culprits.map(culprit => culprit.method));
  return element("div", { className: "wide" }, element("table", {}, element("thead", {}, element("tr", {}, ...head.map((text, i) =>
    element("th", { className: i > 1 ? "number" : "", scope: "col" }, text)))), element("tbody", {},
    ...of.culprits.map(culprit => row(culprit, "explains it" + (SAID[culprit.code] ? ", " + SAID[culprit.code] : ""), culprit.share)),
    ...of.methods.filter(method => !named.has(method.method)).slice(0, 12).map(method => row(method, "", method.inclusive.difference / of.change.difference)))));
};
/* Blue for less and orange for more, which who sees fewer colours tells apart, and grey for as much; paler where it matters less. */
const tint = (node, scale) => {
  const part = Math.max(-1, Math.min(1, node.difference / scale)), strength = Math.sqrt(Math.abs(part));
  const [r, g, b] = part > 0 ? [230, 140, 30] : [70, 140, 210], mix = channel => Math.round(224 + (channel - 224) * strength);
  return "rgb(" + [r, g, b].map(mix).join(",") + ")";
};
const HEIGHT = 20, NARROWEST = 1.5;
const WIDTHS = { candidate: node => node.candidate, baseline: node => node.baseline, difference: node => node.apart };
const flame = of => {
  const nodes = [], briefly = namesOf(of);
  /* A frame's own part of the difference, and those below it, without their signs: what two sides do differently adds up. */
  const grown = ([name, baseline, candidate, calls], parent, depth) => {
    const node = { name: of.names[name], lines: of.lines[name], baseline, candidate, difference: candidate - baseline, parent, depth };
    nodes.push(node);
    node.calls = calls.map(call => grown(call, node, depth + 1)).sort((a, b) => a.name < b.name ? -1 : 1);
    node.apart = Math.abs(node.difference - node.calls.reduce((sum, call) => sum + call.difference, 0)) + node.calls.reduce((sum, call) => sum + call.apart, 0);
    return node;
  };
  const root = grown(of.tree, null, 0), scale = Math.max(Math.abs(root.difference), root.apart / 2) || 1;
  let width = of.culprits.length && root.candidate < root.baseline ? "baseline" : "candidate", shown = root, wanted = "";
  const graph = element("div", { className: "flame" }), said = element("p", { className: "flame-said" });
  graph.setAttribute("role", "group");
  graph.setAttribute("aria-label", "Flame graph: arrow keys move, Enter shows what is below a frame, Escape shows all");
  said.setAttribute("aria-live", "polite");
  const words = node => (node.name || "all") + ": " + short(node.baseline) + " in the baseline, " + short(node.candidate) + " " + of.unit + " in the candidate, "
    + change(node.difference) + (node.lines ? "; " + node.lines : "");
  const say = node => { said.textContent = words(node); };
  const matches = node => wanted && node.name.toLowerCase().includes(wanted);
  const focus = node => { const frame = node && node.frame; if (frame && frame.isConnected) { frame.focus(); } };
  const keys = {
    ArrowDown: node => focus(node.calls.find(call => call.frame && call.frame.isConnected)),
    ArrowUp: node => focus(node.parent),
    ArrowLeft: node => focus(beside(node, -1)),
    ArrowRight: node => focus(beside(node, 1)),
    Escape: () => { shown = root; draw(); focus(root); }
  };
  const beside = (node, step) => {
    const row = nodes.filter(other => other.depth === node.depth && other.frame && other.frame.isConnected);
    return row[row.indexOf(node) + step];
  };
  const draw = () => {
    const all = graph.clientWidth || 300, weight = WIDTHS[width], frames = [];
    nodes.forEach(node => { node.frame = null; });
    const place = (node, left, space, depth, above) => {
      if (space < NARROWEST) return;
      const frame = element("button", { className: "frame", type: "button", title: words(node), textContent: space > 24 ? briefly(node.name) : "", tabIndex: node === shown ? 0 : -1 });
      frame.style.cssText = `left:${left}px;width:${space}px;top:${depth * HEIGHT}px;background:${tint(node, scale)}`;
      frame.setAttribute("aria-label", words(node));
      frame.classList.toggle("found", Boolean(matches(node)));
      frame.classList.toggle("dim", Boolean(wanted) && !matches(node) || above);
      frame.onfocus = () => { nodes.forEach(other => { if (other.frame) other.frame.tabIndex = -1; }); frame.tabIndex = 0; say(node); };
      frame.onmouseenter = () => say(node);
      frame.onclick = () => { shown = node; draw(); focus(node); };
      frame.onkeydown = event => { if (keys[event.key]) { event.preventDefault(); keys[event.key](node); } };
      node.frame = frame;
      frames.push(frame);
      graph.style.height = Math.max(parseInt(graph.style.height) || 0, (depth + 1) * HEIGHT) + "px";
      if (above) return;
      let at = left;
      node.calls.forEach(call => {
        const own = weight(node) ? space * weight(call) / weight(node) : 0;
        place(call, at, own, depth + 1, false);
        at += own;
      });
    };
    graph.style.height = "";
    const outer = [];
    for (let node = shown.parent; node; node = node.parent) outer.unshift(node);
    outer.forEach((node, depth) => place(node, 0, all, depth, true));
    place(shown, 0, all, outer.length, false);
    graph.replaceChildren(...frames);
    found();
  };
  /* A match below another one is part of it. */
  const found = () => {
    if (!wanted) return;
    let before = 0, after = 0, count = 0;
    const add = node => {
      if (matches(node)) { before += node.baseline; after += node.candidate; count++; } else node.calls.forEach(add);
    };
    add(shown);
    said.textContent = count ? "\u201c" + wanted + "\u201d: " + short(before) + " in the baseline, " + short(after) + " " + of.unit + " in the candidate, " + change(after - before)
      : "No call is named \u201c" + wanted + "\u201d.";
  };
  const select = element("select", { ariaLabel: "Widths" }, ...[["candidate", "widths: candidate"], ["baseline", "widths: baseline"], ["difference", "widths: difference"]]
    .map(([value, text]) => element("option", { value, selected: value === width }, text)));
  select.onchange = () => { width = select.value; draw(); };
  const search = element("input", { type: "search", placeholder: "Part of a method's name", ariaLabel: "Part of a method's name" });
  search.oninput = () => { wanted = search.value.trim().toLowerCase(); draw(); if (!wanted) say(shown); };
  const key = (colour, text) => { const sample = element("i", {}); sample.style.background = colour; return element("span", { className: "flame-key" }, sample, text); };
  new ResizeObserver(() => { if (graph.clientWidth !== graph.drawnAt) { graph.drawnAt = graph.clientWidth; draw(); } }).observe(graph);
  say(root);
  return element("div", {}, element("div", { className: "flame-controls" }, select, search,
    key("rgb(230,140,30)", "more in the candidate"), key("rgb(70,140,210)", "less"), key("rgb(224,224,224)", "as much")), graph, said);
};
