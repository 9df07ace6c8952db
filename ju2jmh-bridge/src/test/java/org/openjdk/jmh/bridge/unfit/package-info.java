/** Tests that are no sensible payload of a benchmark, which only running them shows. Input, not tests of the bridge. */
package org.openjdk.jmh.bridge.unfit;
