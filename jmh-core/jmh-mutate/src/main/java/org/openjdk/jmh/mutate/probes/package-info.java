/** Counts coverage in a fork that is never measured. */
package org.openjdk.jmh.mutate.probes;
