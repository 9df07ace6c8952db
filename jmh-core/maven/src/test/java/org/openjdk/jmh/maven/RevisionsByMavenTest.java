package org.openjdk.jmh.maven;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Properties;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** What a revision is built with. */
class RevisionsByMavenTest {

    @Test
    void properties_areThoseOfTheUserWithoutThoseOfTheGoal() {
        Properties typed = new Properties();
        List.of("against", "jmh", "jmh.phase", "jmh.skip", "jmh.version", "maven.repo.local", "revision",
                "maven.project.conf", "session.rootDirectory", "${includes}")
                .forEach(name -> typed.setProperty(name, "1.37"));
        assertEquals(List.of("-Djmh.version=1.37", "-Drevision=1.37"), RevisionsByMaven.properties(typed));
    }
}
