package org.openjdk.jmh.results.json;

import java.io.IOException;
import java.io.Writer;
import org.openjdk.jmh.dynreconf.text.Printable;

/**
 * Writes text as {@link Printable} shows it, but for ends of lines and tabs. In JSON this has no other effect, as
 * &#92;uXXXX is the character itself, and all encodings have bytes for it.
 */
public final class PrintableWriter extends Writer {

    private final Writer out;
    /** Half of a pair whose other half may come with the next text; empty mostly. */
    private String half = "";

    /**
     * In front of another writer.
     *
     * @param out takes the text; it is flushed and closed with this writer
     */
    public PrintableWriter(Writer out) {
        this.out = out;
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
        String all = half + new String(text, from, length);
        int end = all.length() - (!all.isEmpty() && Character.isHighSurrogate(all.charAt(all.length() - 1)) ? 1 : 0);
        half = all.substring(end);
        out.write(Printable.document(all.substring(0, end)));
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        try (Writer closing = out) {
            closing.write(Printable.document(half));
            half = "";
        }
    }
}
