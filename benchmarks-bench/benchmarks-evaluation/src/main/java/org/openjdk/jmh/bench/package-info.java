/** The bench: what dynamic reconfiguration costs. */
package org.openjdk.jmh.bench;
