package org.openjdk.jmh.weaver;

/** Superclass of the fixture before weaving. */
public class FixtureParent {
}
