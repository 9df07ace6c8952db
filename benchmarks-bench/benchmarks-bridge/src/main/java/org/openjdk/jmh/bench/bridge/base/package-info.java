/** A base class of a test that the package of the test cannot see all of. */
package org.openjdk.jmh.bench.bridge.base;
