package org.openjdk.jmh.bridge.find;

import org.openjdk.jmh.bridge.read.TestClassPath;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Properties;

/**
 * Settings of {@code junit-platform.properties} that change the tests.
 *
 * @param perClass      one object serves all tests of a class, unless the class is annotated otherwise
 * @param autodetection JUnit finds extensions by ServiceLoader
 */
record JupiterSettings(boolean perClass, boolean autodetection) {

    static JupiterSettings read(TestClassPath classPath) {
        Properties properties = new Properties();
        classPath.resource("junit-platform.properties").ifPresent(bytes -> load(properties, bytes));
        return new JupiterSettings(
                "per_class".equalsIgnoreCase(properties.getProperty("junit.jupiter.testinstance.lifecycle.default")),
                Boolean.parseBoolean(properties.getProperty("junit.jupiter.extensions.autodetection.enabled")));
    }

    private static void load(Properties properties, byte[] bytes) {
        try {
            properties.load(new ByteArrayInputStream(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
