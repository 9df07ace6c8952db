package org.openjdk.jmh.weaver;

/** An enum in the tests of the weaver. */
enum FixtureLevel {
    LOW, HIGH
}
