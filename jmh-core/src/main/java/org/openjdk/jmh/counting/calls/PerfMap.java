package org.openjdk.jmh.counting.calls;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The map of compiled code that HotSpot writes for Linux's perf, from JDK 17 on ({@code -XX:+DumpPerfMapAtExit}):
 * start, size and name of all code that exists when the VM ends. Code that was discarded before is missing. Immutable.
 */
public final class PerfMap implements CodeMap {

    private static final int HEX = 16;
    /** Maximum size of a map: a judgment call, far above the maps of real programs. */
    private static final long MAX_BYTES = 256L << 20;
    private static final int FIELDS = 3;

    private final TreeMap<Long, Piece> pieces = new TreeMap<>(Long::compareUnsigned);

    private PerfMap() {
    }

    /** Reads a map. Throws if its last line is truncated, so that more may be missing; the message is a phrase. */
    static PerfMap read(Path file) throws IOException {
        if (Files.size(file) > MAX_BYTES) {
            throw new IOException("its VM's map of compiled code is too large (" + file + ": "
                    + Files.size(file) + " bytes)");
        }
        String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        if (!text.isEmpty() && !text.endsWith("\n")) {
            throw new IOException("its VM's map of compiled code is cut off (" + file + ")");
        }
        PerfMap map = new PerfMap();
        for (String line : text.split("\n")) {
            map.add(line.split(" ", FIELDS));
        }
        return map;
    }

    private void add(String... fields) {
        if (fields.length == FIELDS) {
            long begin = address(fields[0]);
            pieces.put(begin, new Piece(begin + address(fields[1]), CodeNames.ofPiece(fields[2])));
        }
    }

    private static long address(String text) {
        return Long.parseUnsignedLong(text.startsWith("0x") ? text.substring(2) : text, HEX);
    }

    boolean isEmpty() {
        return pieces.isEmpty();
    }

    @Override
    public List<String> frames(long address) {
        Map.Entry<Long, Piece> piece = pieces.floorEntry(address);
        return piece == null || Long.compareUnsigned(address, piece.getValue().end) >= 0 ? Collections.emptyList()
                : Collections.singletonList(piece.getValue().name);
    }

    private static final class Piece {

        private final long end;
        private final String name;

        Piece(long end, String name) {
            this.end = end;
            this.name = name;
        }
    }
}
