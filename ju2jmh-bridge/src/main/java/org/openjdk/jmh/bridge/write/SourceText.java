package org.openjdk.jmh.bridge.write;

/** Escapes text for sources. */
final class SourceText {

    private SourceText() {
    }

    /** Returns a string literal for text without line breaks. */
    static String literal(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    /** Escapes text for Javadoc. */
    static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("@", "&#64;")
                .replace("*/", "*&#47;").replace("\\", "&#92;");
    }
}
