package org.openjdk.jmh.bridge.write;

/** Makes any text fit for a source. */
final class Docs {

    private Docs() {
    }

    /** A string literal of a text on one line. */
    static String literal(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    /** For a Javadoc comment. */
    static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("@", "&#64;")
                .replace("*/", "*&#47;").replace("\\", "&#92;");
    }
}
