/** Holds measurements: samples, iterations and forks, as criteria use them. */
package org.openjdk.jmh.dynreconf.measurement;
