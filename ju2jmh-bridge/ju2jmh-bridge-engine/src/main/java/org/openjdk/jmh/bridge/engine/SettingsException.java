package org.openjdk.jmh.bridge.engine;

/** Thrown if a configuration parameter is invalid. */
final class SettingsException extends Exception {

    private static final long serialVersionUID = 1L;

    SettingsException(String message) {
        super(message);
    }
}
