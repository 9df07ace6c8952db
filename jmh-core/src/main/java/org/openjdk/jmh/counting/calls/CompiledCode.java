package org.openjdk.jmh.counting.calls;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;

/** The compiled code of a VM: its map of all code at its end, and the methods that it printed. Immutable. */
final class CompiledCode implements CodeMap {

    private final CodeMap pieces;
    private final CodeMap printed;

    CompiledCode(CodeMap pieces, CodeMap printed) {
        this.pieces = pieces;
        this.printed = printed;
    }

    /**
     * Reads both files of a VM.
     *
     * @param map     of all code
     * @param printed methods with their inlined methods; may be missing
     * @throws IOException if the map is missing, or a file cannot be read; the message is a phrase
     */
    static CompiledCode read(Path map, Path printed) throws IOException {
        if (!Files.isRegularFile(map, LinkOption.NOFOLLOW_LINKS)) {
            throw new IOException("its VM wrote no map of compiled code (" + map
                    + "): use HotSpot of JDK 17 or newer, remove files of this name from /tmp, or free disk space");
        }
        PerfMap pieces = PerfMap.read(map);
        if (pieces.isEmpty()) {
            throw new IOException("its VM's map of compiled code is empty (" + map + ")");
        }
        return new CompiledCode(pieces,
                Files.exists(printed) ? PrintedCode.read(printed) : address -> Collections.emptyList());
    }

    /** Ignores printed code of a discarded method whose address other code has taken. */
    @Override
    public List<String> frames(long address) {
        List<String> piece = pieces.frames(address);
        List<String> inlined = printed.frames(address);
        return inlined.isEmpty() || !piece.isEmpty() && !piece.get(0).equals(inlined.get(0)) ? piece : inlined;
    }
}
