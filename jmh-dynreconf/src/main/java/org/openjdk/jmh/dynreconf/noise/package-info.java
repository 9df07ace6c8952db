/** Adapts decisions to machines that run other programs. */
package org.openjdk.jmh.dynreconf.noise;
