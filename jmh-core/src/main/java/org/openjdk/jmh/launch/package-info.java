/** Commands of VMs, including those beyond the limits of the operating system. */
package org.openjdk.jmh.launch;
