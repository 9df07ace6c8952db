/** Commands of VMs that are longer than the system takes. */
package org.openjdk.jmh.launch;
