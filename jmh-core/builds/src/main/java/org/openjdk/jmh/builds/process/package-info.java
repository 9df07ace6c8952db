/** Processes and folders that end with the task that began them. */
package org.openjdk.jmh.builds.process;
