/** Commands of VMs, also beyond the limits of the operating system. */
package org.openjdk.jmh.launch;
