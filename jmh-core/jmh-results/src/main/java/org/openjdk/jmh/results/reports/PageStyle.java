package org.openjdk.jmh.results.reports;

import java.io.IOException;

/** Styles all pages, in light and dark, on a phone and on paper. */
public final class PageStyle {

    private PageStyle() {
    }

    /**
     * Returns the style.
     *
     * @return rules in CSS, colours by names among them
     * @throws IOException if it is not on the class path
     */
    public static String css() throws IOException {
        return HtmlTemplate.text("page.css");
    }
}
