package org.openjdk.jmh.runner.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.util.Version;

class VersionLineTest {

    @Test
    void plainVersion_isTheArtifactsVersion() {
        assertEquals(System.getProperty("project.version"), Version.getPlainVersion());
    }

    @Test
    void version_showsReleaseAndDate() {
        String version = Version.getVersion();
        assertTrue(version.matches("JMH \\S+ \\(released (today|\\d+ days ago).*\\)"), version);
        assertTrue(version.contains(System.getProperty("project.version")), version);
    }

    @Test
    void line_namesUpstreamsRelease() {
        assertEquals(System.getProperty("project.version") + " (upstream " + System.getProperty("upstream.version")
                + ")", VersionLine.withUpstream(Version.getPlainVersion()));
    }
}
