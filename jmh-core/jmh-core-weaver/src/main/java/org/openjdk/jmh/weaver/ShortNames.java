package org.openjdk.jmh.weaver;

/** Shortens class names for texts that people read. */
final class ShortNames {

    private ShortNames() {
    }

    static String simple(String internalName) {
        return internalName.substring(internalName.lastIndexOf('/') + 1);
    }
}
