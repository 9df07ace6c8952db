/**
 * What was measured: samples, iterations and forks, as the criteria see them.
 */
package org.openjdk.jmh.dynreconf.measurement;
