'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const {techniques, frontier: stopwatch} = data.summary;
const labels = techniques.map(t => t.label);
const replayed = techniques.filter(t => !t.published).map(t => t.label);
const byId = id => document.getElementById(id);
const css = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const colour = label => css('--c' + labels.indexOf(label) % 7);
const narrow = () => window.innerWidth < 600;
const short = project => project.replace(project.includes('__') ? /^.*__/ : /^.*\./, '');
const charts = {};

function draw(id, option) {
  if (!charts[id]) charts[id] = echarts.init(byId(id), null, {renderer: 'svg'});
  charts[id].resize();
  charts[id].setOption(Object.assign({
    animation: false, textStyle: {color: css('--fore'), fontFamily: 'system-ui, sans-serif'},
    tooltip: {backgroundColor: css('--head'), borderColor: css('--line'), textStyle: {color: css('--fore')},
      confine: true}
  }, option), true);
}

const axis = (name, more) => Object.assign({
  name, nameLocation: 'middle', nameGap: 30, nameTextStyle: {color: css('--dim')},
  axisLabel: {color: css('--dim'), hideOverlap: true}, axisLine: {lineStyle: {color: css('--line')}},
  splitLine: {lineStyle: {color: css('--line')}}
}, more);
const legend = names => ({data: names, top: 0, type: 'scroll', textStyle: {color: css('--fore')},
  pageTextStyle: {color: css('--dim')}, pageIconColor: css('--fore'), pageIconInactiveColor: css('--line')});

/** The range of positive values, widened to 1, 2 or 5 times a power of ten. */
function range(values) {
  const positive = values.filter(v => v > 0);
  const steps = [-3, -2, -1, 0, 1, 2, 3, 4].flatMap(e => [1, 2, 5].map(m => +(m * 10 ** e).toPrecision(1)));
  return {min: Math.max(...steps.filter(s => s <= Math.min(...positive))),
    max: Math.min(...steps.filter(s => s >= Math.max(...positive)))};
}

function errorBar(params, api) {
  const x = api.coord([api.value(0), api.value(1)])[0];
  const low = api.coord([0, api.value(2)])[1];
  const high = api.coord([0, api.value(3)])[1];
  const style = {stroke: api.visual('color'), lineWidth: 2};
  const line = (x1, y1, x2, y2) => ({type: 'line', shape: {x1, y1, x2, y2}, style});
  return {type: 'group', children: [line(x, low, x, high), line(x - 5, low, x + 5, low),
    line(x - 5, high, x + 5, high)]};
}

function frontier() {
  if (!byId('frontier')) return;
  const rules = stopwatch.filter(p => p[0] !== null && p[1] > 0);
  const series = [{name: 'stopwatch', type: 'line', showSymbol: false, data: rules.map(p => [p[0], p[1]]),
    color: css('--dim'), lineStyle: {width: 2}, z: 1}];
  const points = techniques.filter(t => t.point[0] !== null && t.point[1] > 0);
  for (const t of points) {
    const color = colour(t.label);
    series.push({name: t.label, type: 'scatter', data: [t.point], encode: {x: 0, y: 1}, color,
      symbol: t.published ? 'circle' : 'diamond',
      itemStyle: t.published ? {color: css('--back'), borderColor: color, borderWidth: 2} : {}, symbolSize: t.published ? 10 : 14, z: 3});
    series.push({name: t.label, type: 'custom', renderItem: errorBar, data: [t.point], color,
      encode: {x: 0, y: [2, 3]}, z: 2});
  }
  draw('frontier', {series, legend: legend(['stopwatch', ...points.map(t => t.label)]),
    grid: {left: 55, right: 20, top: 45, bottom: 50},
    tooltip: {trigger: 'item', confine: true, backgroundColor: css('--head'), textStyle: {color: css('--fore')},
      formatter: p => `${echarts.format.encodeHTML(p.seriesName)}<br>warmup ${p.value[0]} s<br>RPD ${p.value[1]} %`
        + (p.value.length > 2 ? ` [${p.value[2]}, ${p.value[3]}]` : '')},
    xAxis: axis('mean warmup time, s', {type: 'value', min: 0,
      max: Math.ceil(Math.max(...rules.map(p => p[0]), ...points.map(t => t.point[0])))}),
    yAxis: axis('mean RPD, %', {type: 'log', logBase: 2, nameGap: 38,
      ...range([...rules.map(p => p[1]), ...points.flatMap(t => t.point.slice(1))]),
      axisLabel: {color: css('--dim'), formatter: v => +v.toPrecision(2)}})});
}

const projects = [...new Set(data.benchmarks.map(b => b.project))].sort().reverse();
const ofProject = (project, label) => data.benchmarks
  .filter(b => (project === 'all' || b.project === project) && b.techniques[label])
  .map(b => b.techniques[label]);

function byProject(id, categories, series, name, more) {
  byId(id).style.height = 90 + categories.length * (4 + 11 * replayed.length) + 'px';
  draw(id, Object.assign({series, legend: legend(replayed),
    grid: {left: narrow() ? 100 : 170, right: 20, top: 40, bottom: 45},
    yAxis: axis('', {type: 'category', data: categories.map(short), axisTick: {show: false},
      axisLabel: {color: css('--fore'), interval: 0, width: narrow() ? 90 : 160, overflow: 'truncate'},
      splitLine: {show: true, lineStyle: {color: css('--line')}}}),
    xAxis: axis(name, Object.assign({type: 'value'}, more))}));
}

function savings() {
  const categories = [...projects, 'all'];
  const saved = (project, label) => {
    const runs = ofProject(project, label);
    const sum = key => runs.reduce((s, r) => s + r[key], 0);
    return +(100 * (1 - sum('dynamic') / sum('static'))).toFixed(1);
  };
  byProject('savings', categories, replayed.map(label => ({name: label, type: 'bar', color: colour(label),
    data: categories.map(p => saved(p, label))})), 'time saved, %', {max: 100});
}

function quantile(sorted, p) {
  const position = (sorted.length - 1) * p;
  const below = Math.floor(position);
  return sorted[below] + (position - below) * (sorted[Math.min(below + 1, sorted.length - 1)] - sorted[below]);
}

function box(values) {
  if (!values.length) return [];
  const sorted = values.slice().sort((a, b) => a - b);
  const [q1, median, q3] = [0.25, 0.5, 0.75].map(p => quantile(sorted, p));
  const inside = sorted.filter(v => v >= q1 - 1.5 * (q3 - q1) && v <= q3 + 1.5 * (q3 - q1));
  return [inside[0], q1, median, q3, inside[inside.length - 1]].map(v => +v.toPrecision(4));
}

function changes() {
  const categories = [...projects, 'all'];
  byProject('changes', categories, replayed.map(label => ({name: label, type: 'boxplot', color: colour(label),
    itemStyle: {color: css('--back'), borderColor: colour(label), borderWidth: 1.5}, boxWidth: [3, 8],
    data: categories.map(p => box(ofProject(p, label).map(t => t.change)))})), 'change rate, %', {min: 0});
}

function series() {
  const benchmark = data.benchmarks[byId('benchmark').value];
  if (!benchmark) return;
  const curves = data.curves[benchmark.name];
  const fork = curves[byId('fork').value] || curves[0];
  const middle = i => ((i ? fork.times[i - 1] : 0) + fork.times[i]) / 2;
  const line = (name, x, color, type) => ({name, type: 'line', data: [], color, symbol: 'none',
    markLine: {symbol: 'none', silent: true, label: {show: false}, lineStyle: {color, type, width: 2},
      data: [{xAxis: x}]}});
  const ends = Object.entries(fork.ends).map(([label, x]) =>
    line(label, x, colour(label), label.startsWith('published ') ? 'dotted' : 'solid'));
  if (fork.steady !== null) ends.push(line('steady state', fork.steady, css('--fore'), 'dashed'));
  draw('series', {legend: legend(['score', ...ends.map(e => e.name)]),
    grid: {left: 70, right: 20, top: 45, bottom: 50},
    tooltip: {trigger: 'axis', confine: true, backgroundColor: css('--head'), textStyle: {color: css('--fore')}},
    xAxis: axis('seconds since the start of the fork', {type: 'value', min: 0, max: Math.ceil(fork.times[fork.times.length - 1])}),
    yAxis: axis('', {type: 'value', scale: true, axisLabel: {color: css('--dim'),
      formatter: v => v !== 0 && Math.abs(v) < 1e-3 ? v.toExponential(1) : +v.toPrecision(3)}}),
    series: [{name: 'score', type: 'line', showSymbol: false, color: css('--dim'), lineStyle: {width: 1.2},
      data: fork.curve.map((v, i) => [+middle(i).toFixed(2), v])}, ...ends]});
}

function option(select, value, text) {
  const element = document.createElement('option');
  element.value = value;
  element.textContent = text;
  byId(select).append(element);
}

function forkOptions() {
  byId('fork').replaceChildren();
  const benchmark = data.benchmarks[byId('benchmark').value];
  if (benchmark) data.curves[benchmark.name].forEach((f, i) =>
    option('fork', i, i + 1 + (f.steady === null && benchmark.steady > 0 ? ' (never steady)' : '')));
  series();
}

const columns = [...document.querySelectorAll('#benchmarks button')].map(b => b.dataset.key);
let order = {key: columns.includes('rpd') ? 'rpd' : 'change', sign: -1};
const mostRows = 1000;

function cell(row, value) {
  const element = document.createElement('td');
  element.textContent = value === undefined || value === null ? '-' : value;
  row.append(element);
}

function rows() {
  const label = byId('technique').value;
  const part = byId('filter').value.toLowerCase();
  const list = data.benchmarks.filter(b => b.techniques[label] && b.name.toLowerCase().includes(part)).map(b => {
    const t = b.techniques[label];
    return {...t, name: b.name, saved: t.static ? +(100 * (1 - t.dynamic / t.static)).toFixed(1) : null};
  });
  const missing = v => v === null || v === undefined;
  list.sort((a, b) => {
    const [x, y] = [a[order.key], b[order.key]];
    if (missing(x) || missing(y)) return missing(x) - missing(y);
    return order.sign * (typeof x === 'string' ? x.localeCompare(y) : x - y);
  });
  const body = document.querySelector('#benchmarks tbody');
  byId('more').textContent = list.length > mostRows ? `The first ${mostRows} of ${list.length} benchmarks; all are in `
    + 'benchmarks.csv and forks.csv.' : '';
  body.replaceChildren(...list.slice(0, mostRows).map(b => {
    const row = document.createElement('tr');
    for (const key of columns) cell(row, b[key]);
    return row;
  }));
  for (const button of document.querySelectorAll('#benchmarks button')) {
    const active = button.dataset.key === order.key;
    if (active) button.dataset.order = order.sign > 0 ? '↑' : '↓'; else delete button.dataset.order;
    button.closest('th').ariaSort = active ? (order.sign > 0 ? 'ascending' : 'descending') : 'none';
  }
}

function all() {
  frontier();
  savings();
  changes();
  series();
}

data.benchmarks.forEach((b, i) => { if (data.curves[b.name]) option('benchmark', i, b.name); });
labels.forEach(label => option('technique', label, label));
byId('benchmark').addEventListener('change', forkOptions);
byId('fork').addEventListener('change', series);
byId('technique').addEventListener('change', rows);
byId('filter').addEventListener('input', rows);
for (const button of document.querySelectorAll('#benchmarks button')) button.addEventListener('click', () => {
  const key = button.dataset.key;
  order = {key, sign: order.key === key ? -order.sign : key === 'name' ? 1 : -1};
  rows();
});
window.addEventListener('resize', all);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', all);
forkOptions();
rows();
all();
