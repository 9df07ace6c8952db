package org.openjdk.jmh.bench.bridge;

import org.openjdk.jmh.bench.bridge.base.HiddenBase;

/** A test that this package can call by method handles only. */
public class HiddenSubject extends HiddenBase {
}
