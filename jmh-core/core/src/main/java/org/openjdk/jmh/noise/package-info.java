/**
 * What the machine does while forks are measured, as far as the system tells the host: nothing of it runs in a measured
 * VM. Linux tells; other systems tell little, and what is not known is left out.
 */
package org.openjdk.jmh.noise;
