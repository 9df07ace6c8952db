"use strict";
{
  const COLOURS = ["#3b78d8", "#cf7a1c", "#2b9a66", "#b04fc4", "#cb4a43", "#80868f"], DASHES = ["", "6 3", "2 3", "8 3 2 3", "1 2", "10 4"];
  const section = document.currentScript.closest(".jmh-performance");
  const WIDTH = Math.min(640, Math.max(300, section.clientWidth || 560)), HEIGHT = 250, LEFT = 58, RIGHT = WIDTH - 12, TOP = 12, BOTTOM = 212;
  const drawn = (parent, name, attributes, text) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    if (text !== undefined) made.textContent = text;
    parent.append(made);
    return made;
  };
  const short = value => Math.abs(value) >= 1e6 || value !== 0 && Math.abs(value) < 1e-3 ? value.toExponential(1).replace(".0", "").replace("e+", "e") : String(+value.toPrecision(3));
  const axis = (values, from, to, logarithmic, zero) => {
    let least = Math.min(...values), most = Math.max(...values);
    if (!logarithmic && zero) least = Math.min(0, least);
    if (least === most) { least = logarithmic ? least / 2 : least - 1; most = logarithmic ? most * 2 : most + 1; }
    const scale = logarithmic ? Math.log10 : value => value;
    const place = value => from + (to - from) * (scale(value) - scale(least)) / (scale(most) - scale(least));
    const ticks = [];
    if (logarithmic) {
      const decades = Math.log10(most / least), steps = decades > 3 ? [1] : decades > 1.2 ? [1, 3] : [1, 2, 3, 5, 7];
      for (let power = Math.floor(Math.log10(least)); power <= Math.log10(most); power++)
        steps.map(step => step * 10 ** power).filter(tick => tick >= least && tick <= most).forEach(tick => ticks.push(tick));
      if (ticks.length < 2) ticks.push(least, most);
    } else {
      const rough = (most - least) / 4, magnitude = 10 ** Math.floor(Math.log10(rough));
      const step = [1, 2, 5, 10].map(factor => factor * magnitude).find(candidate => candidate >= rough);
      for (let tick = Math.ceil(least / step) * step; tick <= most + step / 1e6; tick += step) ticks.push(tick);
    }
    return { place, ticks };
  };
  const names = [...section.querySelectorAll("thead th.jmh-parameter")].map(cell => cell.textContent);
  const points = [...section.querySelectorAll("tr[data-mean]")].map(row => ({
    name: row.cells[0].textContent, unit: row.querySelector(".jmh-unit").textContent, mean: +row.dataset.mean, median: +row.dataset.median,
    low: +(row.dataset.low || row.dataset.mean), high: +(row.dataset.high || row.dataset.mean),
    values: [...row.querySelectorAll("td.jmh-parameter")].map(cell => cell.textContent) }));
  const unit = points[0].unit, shown = points.filter(point => point.unit === unit && isFinite(point.mean));
  const isNumber = text => text !== "" && isFinite(+text);
  const distinct = index => new Set(shown.map(point => point.values[index]).filter(isNumber)).size;
  const along = names.map((name, index) => index).filter(index => distinct(index) > 1).sort((a, b) => distinct(b) - distinct(a))[0];
  if (along !== undefined) {
    const lines = new Map();
    shown.filter(point => isNumber(point.values[along])).forEach(point => {
      const others = names.map((name, index) => [index, name + "=" + point.values[index]]).filter(([index]) => index !== along && point.values[index] !== "" && new Set(shown.map(each => each.values[index])).size > 1);
      const key = [point.name, ...others.map(other => other[1])].join(", ");
      if (!lines.has(key)) lines.set(key, []);
      lines.get(key).push({ ...point, x: +point.values[along] });
    });
    lines.forEach(line => line.sort((a, b) => a.x - b.x));
    const all = [...lines.values()].flat(), wide = values => Math.min(...values) > 0 && Math.max(...values) / Math.min(...values) >= 20;
    const choice = { x: wide(all.map(point => point.x)), y: wide(all.map(point => point.mean)), median: false };
    const hidden = new Set(), picture = document.createElement("div"), controls = document.createElement("div"), keys = document.createElement("div");
    const draw = () => {
      const svg = drawn(document.createElement("div"), "svg", { viewBox: "0 0 " + WIDTH + " " + HEIGHT, role: "img",
        "aria-label": "Plot of the table: " + unit + " by " + names[along] });
      const visible = [...lines].filter(([key]) => !hidden.has(key)).flatMap(([, line]) => line);
      const value = point => choice.median ? point.median : point.mean;
      const spread = point => choice.median ? [point.median] : [point.mean, point.low, point.high].filter(each => !choice.y || each > 0);
      if (visible.length) {
        const x = axis(visible.map(point => point.x), LEFT + 8, RIGHT - 8, choice.x, false);
        const y = axis(visible.flatMap(spread), BOTTOM, TOP, choice.y, true);
        x.ticks.forEach(tick => drawn(svg, "text", { x: x.place(tick), y: BOTTOM + 15, "text-anchor": "middle" }, short(tick)));
        y.ticks.forEach(tick => {
          drawn(svg, "line", { x1: LEFT, x2: RIGHT, y1: y.place(tick), y2: y.place(tick), stroke: "currentColor", "stroke-opacity": .15 });
          drawn(svg, "text", { x: LEFT - 5, y: y.place(tick) + 4, "text-anchor": "end" }, short(tick));
        });
        drawn(svg, "text", { x: (LEFT + RIGHT) / 2, y: HEIGHT - 6, "text-anchor": "middle" }, names[along]);
        drawn(svg, "text", { x: 11, y: (TOP + BOTTOM) / 2, "text-anchor": "middle", transform: "rotate(-90 11 " + (TOP + BOTTOM) / 2 + ")" }, unit);
        [...lines].forEach(([key, line], index) => {
          if (hidden.has(key)) return;
          const colour = COLOURS[index % COLOURS.length];
          drawn(svg, "polyline", { points: line.map(point => x.place(point.x) + "," + y.place(value(point))).join(" "), fill: "none", stroke: colour, "stroke-width": 2, "stroke-dasharray": DASHES[index % DASHES.length] });
          line.forEach(point => {
            const ends = spread(point).map(y.place);
            drawn(svg, "line", { x1: x.place(point.x), x2: x.place(point.x), y1: Math.min(...ends), y2: Math.max(...ends), stroke: colour, "stroke-width": 1.5 });
            const dot = drawn(svg, "circle", { cx: x.place(point.x), cy: y.place(value(point)), r: 3.5, fill: colour });
            drawn(dot, "title", {}, key + ", " + names[along] + "=" + point.x + ": " + short(value(point)) + " " + unit + (choice.median ? "" : " [" + short(point.low) + ", " + short(point.high) + "]"));
          });
        });
      }
      picture.replaceChildren(svg);
    };
    const switched = (text, name) => {
      const label = document.createElement("label"), box = document.createElement("input");
      box.type = "checkbox";
      box.checked = choice[name];
      box.onchange = () => { choice[name] = box.checked; draw(); };
      label.append(box, " " + text);
      controls.append(label);
    };
    [...lines.keys()].forEach((key, index) => {
      const button = document.createElement("span"), sample = drawn(button, "svg", { viewBox: "0 0 26 10", "aria-hidden": "true" });
      drawn(sample, "line", { x1: 0, x2: 26, y1: 5, y2: 5, stroke: COLOURS[index % COLOURS.length], "stroke-width": 2, "stroke-dasharray": DASHES[index % DASHES.length] });
      button.className = "jmh-key";
      button.tabIndex = 0;
      button.setAttribute("role", "switch");
      button.append(key);
      const toggle = () => {
        if (!hidden.delete(key)) hidden.add(key);
        button.classList.toggle("jmh-off", hidden.has(key));
        button.setAttribute("aria-checked", String(!hidden.has(key)));
        draw();
      };
      button.setAttribute("aria-checked", "true");
      button.onclick = toggle;
      button.onkeydown = event => { if (event.key === " " || event.key === "Enter") { event.preventDefault(); toggle(); } };
      keys.append(button);
    });
    controls.className = keys.className = "jmh-controls";
    if (all.every(point => point.x > 0)) switched("logarithmic " + names[along], "x");
    if (all.every(point => point.mean > 0)) switched("logarithmic " + unit, "y");
    if (all.every(point => isFinite(point.median))) switched("medians", "median");
    draw();
    section.querySelector(".jmh-table").before(picture, keys, controls);
  }
}
