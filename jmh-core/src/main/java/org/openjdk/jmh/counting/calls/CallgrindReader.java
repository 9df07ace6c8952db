package org.openjdk.jmh.counting.calls;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Reads files that callgrind writes with {@code --dump-instr=yes}: costs of functions by address, and calls (valgrind's
 * manual, "Callgrind Format Specification"). A name is written in full once, after a number that replaces it from then
 * on. An address may be relative to the previous one.
 */
public final class CallgrindReader {

    private static final int HEX = 16;
    /** Maximum relative error of costs summed up as floating-point numbers. */
    private static final double ROUNDING = 1e-6;

    private final Path file;
    private final ToDoubleFunction<String> weight;
    private final CallGraph graph;
    private final Map<String, Map<String, String>> names = new HashMap<>();
    private String object = "";
    private String calledObject;
    private CallGraph.Node function;
    private CallGraph.Node called;
    private boolean isCall;
    private int positions = 1;
    private double[] weights = {};
    private long address;
    private double seen;
    private double total = Double.NaN;

    private CallgrindReader(Path file, ToDoubleFunction<String> weight, CallGraph graph) {
        this.file = file;
        this.weight = weight;
        this.graph = graph;
    }

    /**
     * Adds a file to a graph.
     *
     * @param file   of one thread and one dump
     * @param weight returns the weight of an event, by callgrind's name of it
     * @throws IOException if the file cannot be read, is truncated, or has another format; the message is a phrase
     */
    public static void read(Path file, ToDoubleFunction<String> weight, CallGraph graph) throws IOException {
        new CallgrindReader(file, weight, graph).read();
    }

    private void read() throws IOException {
        int number = 0;
        try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                take(line.trim());
            }
        } catch (RuntimeException e) {
            throw new IOException("line " + number + " of " + file.getFileName() + " is not from callgrind", e);
        }
        if (Double.isNaN(total)) {
            throw new IOException(file.getFileName() + " is cut off: it ends without a total");
        }
        if (Math.abs(seen - total) > ROUNDING * total) {
            throw new IOException(file.getFileName() + " does not add up: its functions cost " + seen
                    + " together, and its total is " + total);
        }
    }

    private void take(String line) {
        if (line.isEmpty() || line.charAt(0) == '#') {
            return;
        }
        char first = line.charAt(0);
        int equals = line.indexOf('=');
        int colon = line.indexOf(':');
        if (Character.isDigit(first) || first == '+' || first == '-' || first == '*') {
            cost(line.split(" +"));
        } else if (equals > 0 && (colon < 0 || equals < colon)) {
            specify(line.substring(0, equals), line.substring(equals + 1));
        } else if (colon > 0) {
            head(line.substring(0, colon), line.substring(colon + 1).trim());
        } else {
            throw new IllegalArgumentException(line);
        }
    }

    private void head(String key, String value) {
        switch (key) {
            case "positions":
                positions = value.split(" +").length;
                if (!value.startsWith("instr")) {
                    throw new IllegalArgumentException("it has no addresses, but " + value);
                }
                break;
            case "events":
                String[] events = value.split(" +");
                weights = new double[events.length];
                for (int i = 0; i < events.length; i++) {
                    weights[i] = weight.applyAsDouble(events[i]);
                }
                break;
            case "totals":
                total = weighted(value.split(" +"), 0);
                break;
            default:
        }
    }

    private void specify(String key, String value) {
        switch (key) {
            case "ob":
                object = name("ob", value);
                break;
            case "cob":
                calledObject = name("ob", value);
                break;
            case "fn":
                function = graph.node(name("fn", value), object);
                break;
            case "cfn":
                called = graph.node(name("fn", value), calledObject == null ? object : calledObject);
                calledObject = null;
                break;
            case "calls":
                isCall = true;
                break;
            case "fl":
            case "fi":
            case "fe":
            case "cfi":
            case "cfl":
                break;
            default:
                throw new IllegalArgumentException(key);
        }
    }

    /** Returns the full name for a name or its number. */
    private String name(String kind, String value) {
        Map<String, String> known = names.computeIfAbsent(kind, key -> new HashMap<>());
        int end = value.indexOf(')');
        if (!value.startsWith("(") || end < 0 || !value.substring(1, end).chars().allMatch(Character::isDigit)) {
            return value;
        }
        String number = value.substring(0, end + 1);
        String text = value.substring(end + 1).trim();
        if (!text.isEmpty()) {
            known.put(number, text);
        } else if (!known.containsKey(number)) {
            throw new IllegalArgumentException(value);
        }
        return known.get(number);
    }

    private void cost(String... fields) {
        address = address(fields[0]);
        double cost = weighted(fields, positions);
        if (isCall) {
            function.call(address, called, cost);
            isCall = false;
        } else {
            function.add(address, cost);
            seen += cost;
        }
    }

    private long address(String text) {
        switch (text.charAt(0)) {
            case '+':
                return address + number(text.substring(1));
            case '-':
                return address - number(text.substring(1));
            case '*':
                return address;
            default:
                return number(text);
        }
    }

    private static long number(String text) {
        return text.startsWith("0x") ? Long.parseUnsignedLong(text.substring(2), HEX) : Long.parseLong(text);
    }

    /** Sums up the costs of a line, from whose end zeros may be omitted. */
    private double weighted(String[] fields, int from) {
        double sum = 0;
        for (int i = from; i < fields.length; i++) {
            sum += weights[i - from] * Long.parseLong(fields[i]);
        }
        return sum;
    }
}
