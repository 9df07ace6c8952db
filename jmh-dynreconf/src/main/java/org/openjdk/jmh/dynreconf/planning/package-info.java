/** Plans measurements: the cheapest numbers of forks and iterations that show a change, from variances and costs. */
package org.openjdk.jmh.dynreconf.planning;
