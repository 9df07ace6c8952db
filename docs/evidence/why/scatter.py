"""A picture of changes by counts against those by time, without any library; counted.py draws it."""
import math

WIDTH, HEIGHT = 620, 460
LEFT, RIGHT, TOP, BOTTOM = 62, 150, 14, 46
# Colours that the colour-blind tell apart (Okabe and Ito), and shapes.
KINDS = {"short": ("#0072b2", "circle"), "long": ("#d55e00", "square"), "sleep": ("#555555", "cross"),
         "allocation": ("#009e73", "triangle"), "other": ("#cc79a7", "diamond")}
WORDS = {"short": "delay, 20 to 100 %", "long": "delay, longer", "sleep": "sleep", "allocation": "allocation", "other": "other operators"}
TICKS = (0.5, 0.8, 1, 1.25, 2, 5, 10, 20, 50, 100, 1000, 10000, 100000)


def axis(values, start, end):
    """From a ratio to a place, by its logarithm, with some room at both ends."""
    low, high = math.log(min(values + [1])), math.log(max(values + [1]))
    room = 0.05 * max(high - low, 0.1)
    low, high = low - room, high + room
    return lambda value: start + (math.log(value) - low) / (high - low) * (end - start), math.exp(low), math.exp(high)


def tick(value):
    if value < 5:
        return "%+.0f %%" % (100 * (value - 1)) if value != 1 else "0"
    return "×%g" % value


def mark(kind, x, y, filled):
    colour, shape = KINDS[kind]
    look = 'fill="%s" fill-opacity="%s" stroke="%s"' % (colour, "0.75" if filled else "0", colour)
    if shape == "circle":
        return '<circle cx="%.1f" cy="%.1f" r="4" %s/>' % (x, y, look)
    if shape == "square":
        return '<rect x="%.1f" y="%.1f" width="7" height="7" %s/>' % (x - 3.5, y - 3.5, look)
    if shape == "cross":
        return '<path d="M%.1f %.1fl8 8m0 -8l-8 8" stroke="%s" stroke-width="2"/>' % (x - 4, y - 4, colour)
    if shape == "triangle":
        return '<path d="M%.1f %.1fl4.5 8h-9z" %s/>' % (x, y - 5, look)
    return '<path d="M%.1f %.1fl5 5l-5 5l-5 -5z" %s/>' % (x, y - 5, look)


def svg(points):
    """Of points (kind, ratio by counts, ratio by time, whether time decided)."""
    x, left, right = axis([point[1] for point in points], LEFT, WIDTH - RIGHT)
    y, bottom, top = axis([point[2] for point in points], HEIGHT - BOTTOM, TOP)
    out = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="11">' % (WIDTH, HEIGHT),
           '<rect width="%d" height="%d" fill="#fff"/>' % (WIDTH, HEIGHT)]
    for value in TICKS:
        if left <= value <= right:
            out.append('<path d="M%.1f %dV%d" stroke="#ddd"/><text x="%.1f" y="%d" text-anchor="middle">%s</text>' % (
                x(value), TOP, HEIGHT - BOTTOM, x(value), HEIGHT - BOTTOM + 16, tick(value)))
        if bottom <= value <= top:
            out.append('<path d="M%d %.1fH%d" stroke="#ddd"/><text x="%d" y="%.1f" text-anchor="end">%s</text>' % (
                LEFT, y(value), WIDTH - RIGHT, LEFT - 6, y(value) + 4, tick(value)))
    low, high = max(left, bottom), min(right, top)
    out.append('<path d="M%.1f %.1fL%.1f %.1f" stroke="#888" stroke-dasharray="4 3"/>' % (x(low), y(low), x(high), y(high)))
    out += [mark(kind, x(counted), y(timed), decided) for kind, counted, timed, decided in points]
    out.append('<text x="%.1f" y="%d" text-anchor="middle">change by counted instructions</text>' % ((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8))
    middle = (TOP + HEIGHT - BOTTOM) / 2
    out.append('<text x="14" y="%.1f" text-anchor="middle" transform="rotate(-90 14 %.1f)">change in time</text>' % (middle, middle))
    for number, kind in enumerate(KINDS):
        place = TOP + 14 + 18 * number
        out.append(mark(kind, WIDTH - RIGHT + 18, place, True) + '<text x="%d" y="%d">%s</text>' % (WIDTH - RIGHT + 30, place + 4, WORDS[kind]))
    for number, line in enumerate(("hollow: undecided", "or same by time", "dashed: both alike")):
        out.append('<text x="%d" y="%d" fill="#555">%s</text>' % (WIDTH - RIGHT + 12, TOP + 130 + 15 * number, line))
    return "\n".join(out) + "\n</svg>\n"
