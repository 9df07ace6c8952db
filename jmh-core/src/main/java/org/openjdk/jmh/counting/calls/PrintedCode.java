package org.openjdk.jmh.counting.calls;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The compiled methods that HotSpot printed ({@code PrintAssembly}, which works without a disassembler): the addresses
 * of their code, and notes about the methods inlined at some addresses. A note applies to the code between the previous
 * note and its address. Without a disassembler, HotSpot steps by four bytes and prints the step that contains this
 * address or ends there. Immutable.
 */
final class PrintedCode implements CodeMap {

    private static final Pattern RANGE = Pattern.compile(" *main code +\\[0x([0-9a-f]+),0x([0-9a-f]+)].*");
    private static final Pattern ADDRESS = Pattern.compile(" *0x([0-9a-f]+):.*");
    private static final Pattern FRAME = Pattern.compile(".*[;#] +- (\\S+)::(\\S+)@-?\\d+.*");
    private static final String BYTECODE = ";*";
    private static final String END = "</hotspot_log>";
    private static final int HEX = 16;
    /** Half a step, in bytes: the exact end of a note within its step is unknown. */
    private static final int HALF_A_STEP = 2;

    private final TreeMap<Long, Compiled> methods = new TreeMap<>(Long::compareUnsigned);

    private PrintedCode() {
    }

    /** Reads a log. Throws if it is truncated, so that inlined methods may be missing; the message is a phrase. */
    static PrintedCode read(Path file) throws IOException {
        PrintedCode code = new PrintedCode();
        Reading reading = new Reading(code);
        boolean isWhole = false;
        try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                reading.take(line);
                isWhole = line.startsWith(END);
            }
        }
        if (!isWhole) {
            throw new IOException("its VM's output about compiled code is cut off");
        }
        reading.note();
        return code;
    }

    /** Adds a method, which may replace a discarded one at the same address. */
    private Compiled add(long begin, long end) {
        Compiled method = new Compiled(end);
        methods.subMap(begin, end).clear();
        methods.put(begin, method);
        return method;
    }

    @Override
    public List<String> frames(long address) {
        Map.Entry<Long, Compiled> method = methods.floorEntry(address);
        if (method == null || Long.compareUnsigned(address, method.getValue().end) >= 0) {
            return Collections.emptyList();
        }
        Map.Entry<Long, List<String>> note = method.getValue().notes.ceilingEntry(address);
        return note == null ? Collections.emptyList() : Collections.unmodifiableList(note.getValue());
    }

    private static final class Compiled {

        private final long end;
        private final TreeMap<Long, List<String>> notes = new TreeMap<>(Long::compareUnsigned);

        Compiled(long end) {
            this.end = end;
        }
    }

    private static final class Reading {

        private final PrintedCode code;
        private final List<String> frames = new ArrayList<>();
        private Compiled method;
        private long address;

        Reading(PrintedCode code) {
            this.code = code;
        }

        void take(String text) {
            String line = text.indexOf('&') < 0 ? text
                    : text.replace("&lt;", "<").replace("&gt;", ">").replace("&apos;", "'").replace("&amp;", "&");
            Matcher range = RANGE.matcher(line);
            if (range.matches()) {
                note();
                method = code.add(address(range.group(1)), address(range.group(2)));
                return;
            }
            Matcher at = ADDRESS.matcher(line);
            if (at.matches() && address(at.group(1)) != address) {
                note();
                address = address(at.group(1));
            }
            if (line.contains(BYTECODE)) {
                note();
            }
            Matcher frame = FRAME.matcher(line);
            if (frame.matches()) {
                frames.add(0, CodeNames.ofMethod(frame.group(1), frame.group(2)));
            }
        }

        private static long address(String text) {
            return Long.parseUnsignedLong(text, HEX);
        }

        void note() {
            if (!frames.isEmpty() && method != null) {
                method.notes.put(address + HALF_A_STEP, new ArrayList<>(frames));
            }
            frames.clear();
        }
    }
}
