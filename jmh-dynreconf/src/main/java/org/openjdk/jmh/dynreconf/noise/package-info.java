/**
 * What is decided otherwise where the machine has other things to do.
 */
package org.openjdk.jmh.dynreconf.noise;
