package org.openjdk.jmh.maven;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Tests which properties the build of a revision gets. */
class MavenRevisionBuildTest {

    @Test
    void properties_areTheUsersWithoutTheGoals() {
        Properties typed = new Properties();
        List.of("against", "jmh", "jmh.phase", "jmh.skip", "jmh.version", "maven.repo.local", "revision",
                "maven.project.conf", "session.rootDirectory", "${includes}")
                .forEach(name -> typed.setProperty(name, "1.37"));
        assertEquals(List.of("-Djmh.version=1.37", "-Drevision=1.37"), MavenRevisionBuild.properties(typed));
    }

    /** Otherwise each new value of a goal's property would cause a new build of the commits. */
    @Test
    void propertiesOfAllGoals_areNotPassedToBuilds() throws IOException {
        Properties typed = new Properties();
        try (InputStream descriptor = getClass().getResourceAsStream("/META-INF/maven/plugin.xml")) {
            String goals = new String(descriptor.readAllBytes(), StandardCharsets.UTF_8)
                    .replaceFirst("(?s)<goal>help</goal>.*?</mojo>", "");
            Pattern.compile(">\\$\\{([\\w.]+)}<").matcher(goals).results()
                    .forEach(property -> typed.setProperty(property.group(1), "true"));
        }
        assertTrue(typed.size() > 8, typed::toString);
        assertEquals(List.of(), MavenRevisionBuild.properties(typed));
    }
}
