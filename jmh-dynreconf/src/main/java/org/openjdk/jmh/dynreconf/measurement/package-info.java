/** Holds the measurements that criteria receive: samples, iterations and forks. */
package org.openjdk.jmh.dynreconf.measurement;
