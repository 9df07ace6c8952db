package org.openjdk.jmh.bridge.write;

/** Makes any text fit for a Javadoc comment. */
final class Docs {

    private Docs() {
    }

    static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("@", "&#64;")
                .replace("*/", "*&#47;").replace("\\", "&#92;");
    }
}
