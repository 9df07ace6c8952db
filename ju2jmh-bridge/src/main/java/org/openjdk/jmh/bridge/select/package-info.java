/** Selects the tests to convert; filters give a reason for each rejected test. */
package org.openjdk.jmh.bridge.select;
