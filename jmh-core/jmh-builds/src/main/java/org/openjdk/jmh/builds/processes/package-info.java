/** Starts processes and creates folders that end with the task. */
package org.openjdk.jmh.builds.processes;
