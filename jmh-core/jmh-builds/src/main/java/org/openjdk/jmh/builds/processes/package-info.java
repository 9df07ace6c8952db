/** Processes and folders that end with the task. */
package org.openjdk.jmh.builds.processes;
