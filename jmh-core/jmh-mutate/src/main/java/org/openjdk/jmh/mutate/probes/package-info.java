/** Classes that run in the fork that counts coverage, never in one that is measured. */
package org.openjdk.jmh.mutate.probes;
