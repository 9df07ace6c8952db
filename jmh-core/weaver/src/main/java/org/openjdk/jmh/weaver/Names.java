package org.openjdk.jmh.weaver;

/** Short names of classes for texts that people read. */
final class Names {

    private Names() {
    }

    static String simple(String internalName) {
        return internalName.substring(internalName.lastIndexOf('/') + 1);
    }
}
