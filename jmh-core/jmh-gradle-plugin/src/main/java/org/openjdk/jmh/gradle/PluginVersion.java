package org.openjdk.jmh.gradle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** Returns the version of the plugin, which is also that of its JMH. */
final class PluginVersion {

    private PluginVersion() {
    }

    static String get() {
        Properties properties = new Properties();
        try (InputStream in = PluginVersion.class.getResourceAsStream("/jmh-gradle-plugin.properties")) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version");
    }
}
