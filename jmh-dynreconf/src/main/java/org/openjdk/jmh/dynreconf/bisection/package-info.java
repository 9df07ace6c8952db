/** Locates changes between versions from forks that vary. */
package org.openjdk.jmh.dynreconf.bisection;
