package org.openjdk.jmh.results.json;

import java.io.IOException;
import java.io.Writer;
import org.openjdk.jmh.dynreconf.text.Printable;

/**
 * Escapes characters that are not printable as {@link Printable} does, except line ends and tabs. The meaning of JSON
 * does not change, since &#92;uXXXX denotes the character itself.
 */
public final class PrintableWriter extends Writer {

    private final Writer out;
    /** A high surrogate whose other half may follow; usually empty. */
    private String half = "";

    /** Creates a writer that passes on the text, and flushes and closes its target with itself. */
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
