package org.openjdk.jmh.integration.support;

/** Versions of the two compared builds. */
public final class Versions {

    public static final String OWN = System.getProperty("project.version");
    public static final String UPSTREAM = System.getProperty("upstream.version");

    /** Description of our build in a header. */
    public static final String OWN_IN_HEADERS = OWN + " (upstream " + UPSTREAM + ")";

    private Versions() {
    }

    /** Replaces our version by upstream's, the only permitted difference of a static run. */
    public static String likeUpstream(String text) {
        return text.replace(OWN_IN_HEADERS, UPSTREAM).replace("\"" + OWN + "\"", "\"" + UPSTREAM + "\"");
    }
}
