/** Implements the criterion steady: the measurement itself has settled, and its forks agree. */
package org.openjdk.jmh.dynreconf.criteria.steady;
