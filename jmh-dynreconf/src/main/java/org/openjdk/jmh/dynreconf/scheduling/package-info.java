/** Says in which order the forks of a run are made. */
package org.openjdk.jmh.dynreconf.scheduling;
