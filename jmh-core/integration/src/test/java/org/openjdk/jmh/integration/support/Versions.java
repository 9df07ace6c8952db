package org.openjdk.jmh.integration.support;

/** The versions of the two builds that are compared. */
public final class Versions {

    public static final String OWN = System.getProperty("project.version");
    public static final String UPSTREAM = System.getProperty("upstream.version");

    /** What a header says of our build. */
    public static final String OWN_IN_HEADERS = OWN + " (upstream " + UPSTREAM + ")";

    private Versions() {
    }

    /** The text as it were if our build had upstream's version: all that may differ in a static run. */
    public static String likeUpstream(String text) {
        return text.replace(OWN_IN_HEADERS, UPSTREAM).replace("\"" + OWN + "\"", "\"" + UPSTREAM + "\"");
    }
}
