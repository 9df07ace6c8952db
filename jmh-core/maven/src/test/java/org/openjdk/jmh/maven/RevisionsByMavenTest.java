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

    /** Else a commit would be built anew for each answer that another goal, or the same one, gives to them. */
    @Test
    void propertiesOfAllGoals_areNoPartOfABuild() throws IOException {
        Properties typed = new Properties();
        try (InputStream descriptor = getClass().getResourceAsStream("/META-INF/maven/plugin.xml")) {
            String goals = new String(descriptor.readAllBytes(), StandardCharsets.UTF_8)
                    .replaceFirst("(?s)<goal>help</goal>.*?</mojo>", "");
            Pattern.compile(">\\$\\{([\\w.]+)}<").matcher(goals).results()
                    .forEach(property -> typed.setProperty(property.group(1), "true"));
        }
        assertTrue(typed.size() > 8, typed::toString);
        assertEquals(List.of(), RevisionsByMaven.properties(typed));
    }
}
