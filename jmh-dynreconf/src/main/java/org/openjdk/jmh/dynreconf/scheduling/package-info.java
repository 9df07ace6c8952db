/** Decides the order of the forks of a run. */
package org.openjdk.jmh.dynreconf.scheduling;
