/**
 * Plans measurements: from the variances and costs of each level to the cheapest numbers of forks and iterations that
 * show a change.
 */
package org.openjdk.jmh.dynreconf.planning;
