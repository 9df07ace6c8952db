package org.openjdk.jmh.runner.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

/** Hook that adds upstream's release to the line about the version of JMH. */
final class VersionLine {

    private static final String FILE = "/jmh.properties";
    private static final String UPSTREAM = "jmh.upstream.version";

    private VersionLine() {
    }

    static String withUpstream(String version) {
        try (InputStream in = VersionLine.class.getResourceAsStream(FILE)) {
            return in == null ? version : withUpstream(version, in);
        } catch (IOException e) {
            return version;
        }
    }

    private static String withUpstream(String version, InputStream in) throws IOException {
        Properties properties = new Properties();
        properties.load(in);
        String upstream = properties.getProperty(UPSTREAM);
        return upstream == null ? version : version + " (upstream " + upstream + ")";
    }
}
