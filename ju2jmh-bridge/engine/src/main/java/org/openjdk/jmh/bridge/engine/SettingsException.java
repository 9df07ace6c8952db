package org.openjdk.jmh.bridge.engine;

/** A configuration parameter that cannot be used. */
final class SettingsException extends Exception {

    private static final long serialVersionUID = 1L;

    SettingsException(String message) {
        super(message);
    }
}
