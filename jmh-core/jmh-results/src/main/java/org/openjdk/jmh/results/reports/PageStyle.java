package org.openjdk.jmh.results.reports;

import java.io.IOException;

/** Provides the style of all pages: light and dark, on a phone and on paper. */
public final class PageStyle {

    private PageStyle() {
    }

    /** Returns the CSS rules, including named colours. */
    public static String css() throws IOException {
        return HtmlTemplate.text("page.css");
    }
}
