package org.openjdk.jmh.weaver;

/** Superclass of the fixture, as upstream released it. */
public class FixtureParent {
}
