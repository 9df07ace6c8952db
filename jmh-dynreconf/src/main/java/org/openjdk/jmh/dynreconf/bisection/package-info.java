/**
 * Finds the change between versions of which only the first and the last are known to differ, from forks that scatter.
 */
package org.openjdk.jmh.dynreconf.bisection;
